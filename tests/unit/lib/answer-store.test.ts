import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { AnswerStore, type CachedAnswer } from '@/lib/server/answer-store'

const KILOBYTE = 1024
/** Text that becomes a tenth when it is compressed, and is unlike any other. */
const textOf = (kilobytes: number) =>
  Buffer.from(
    randomBytes(51)
      .toString('hex')
      .repeat(kilobytes * 10),
  )
const answerOf = (body: Buffer): CachedAnswer => ({ body, headers: [], coded: new Map() })

test('an answer is sent in each form, whichever was asked for first', async () => {
  for (const first of ['br', 'gzip', null] as const) {
    const store = new AnswerStore(400 * KILOBYTE)
    const text = textOf(20)
    const answer = answerOf(text)
    expect(store.set('a', '1', answer)).toBe(true)
    await store.bytesOf('a', answer, first)
    expect(brotliDecompressSync(await store.bytesOf('a', answer, 'br'))).toEqual(text)
    expect(gunzipSync(await store.bytesOf('a', answer, 'gzip'))).toEqual(text)
    expect(await store.bytesOf('a', answer, null)).toEqual(text)
  }
})

test('plain forms make room for others and are there again when they are asked for', async () => {
  const store = new AnswerStore(400 * KILOBYTE)
  const texts = Array.from({ length: 40 }, () => textOf(20))
  for (const [index, text] of texts.entries()) {
    const answer = answerOf(text)
    store.set(String(index), '1', answer)
    await store.bytesOf(String(index), answer, 'br')
  }
  const stored = texts.map((_, index) => store.get(String(index), '1'))
  expect(stored.every((answer) => answer !== null)).toBe(true)
  expect(stored.filter((answer) => answer!.body !== null)).toHaveLength(5)
  for (const [index, text] of texts.entries())
    expect(await store.bytesOf(String(index), stored[index]!, null)).toEqual(text)
})

test('the least recently used goes first, and one that was never compressed with its plain form', () => {
  const store = new AnswerStore(400 * KILOBYTE)
  for (let index = 0; index < 12; index++) store.set(`plain ${index}`, '1', answerOf(textOf(20)))
  const left = Array.from({ length: 12 }, (_, index) => store.get(`plain ${index}`, '1') !== null)
  expect(left.filter(Boolean)).toHaveLength(5)
  expect(left.slice(-5)).toEqual([true, true, true, true, true])
})

test('compressed forms stay within the room', async () => {
  const store = new AnswerStore(40 * KILOBYTE)
  const keys = Array.from({ length: 30 }, (_, index) => String(index))
  for (const key of keys) {
    // Bytes by chance do not get smaller.
    const answer = answerOf(randomBytes(5 * KILOBYTE))
    store.set(key, '1', answer)
    await store.bytesOf(key, answer, 'gzip')
  }
  expect(keys.filter((key) => store.get(key, '1'))).toEqual(keys.slice(-4))
})

test('a new version takes the place of the one before, which who has it can still send', async () => {
  const store = new AnswerStore(400 * KILOBYTE)
  const [before, after] = [textOf(2), textOf(2)]
  const [old, young] = [answerOf(before), answerOf(after)]
  store.set('a', '1', old)
  await store.bytesOf('a', old, 'br')
  store.set('a', '2', young)
  expect(store.get('a', '1')).toBeNull()
  expect(await store.bytesOf('a', old, null)).toEqual(before)
  expect(brotliDecompressSync(await store.bytesOf('a', old, 'br'))).toEqual(before)
  expect(await store.bytesOf('a', store.get('a', '2')!, null)).toEqual(after)
})

test('what is larger than the room is not stored, and that is said', () => {
  const store = new AnswerStore(40 * KILOBYTE)
  expect(store.set('a', '1', answerOf(textOf(20)))).toBe(false)
  expect(store.get('a', '1')).toBeNull()
})
