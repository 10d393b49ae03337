import { promisifyRequest } from 'idb-keyval'
import { z } from 'zod'
import { CONTENT_MAX } from '@/lib/articles/constants'
import { draftPayload, typedDraft } from '@/lib/articles/drafts/schema'
import { draftStore } from '@/lib/drafts/store'

test('a database that something else made without its store is repaired, and keeps drafts', async () => {
  const empty = await promisifyRequest(indexedDB.open('loadpath'))
  expect(empty.objectStoreNames).toHaveLength(0)
  empty.close()
  const store = draftStore({
    key: 'note:nora',
    schema: () => Promise.resolve(z.string()),
    device: true,
    soleTab: true,
  })
  expect(await store.read()).toEqual([])
  const version = { values: 'Kept', at: '2026-11-21T09:00:00.000Z', base: null, sent: false }
  expect(await store.write([version]).durable).toBe(true)
  expect(await store.read()).toEqual([version])
})

test('a submission that is too long for the account is found again on the device, whole', async () => {
  const blank = {
    title: '',
    content: '',
    excerpt: '',
    reference: '',
    memberNote: '',
    categoryId: null,
    tagIds: [],
  }
  const tooLong = [
    { ...blank, title: 'T'.repeat(5001) },
    { ...blank, content: 'c'.repeat(CONTENT_MAX + 1) },
    { ...blank, excerpt: 'e'.repeat(20_001) },
    { ...blank, reference: 'r'.repeat(100_001) },
    { ...blank, memberNote: 'n'.repeat(20_001) },
    { ...blank, tagIds: Array.from({ length: 51 }, (_, n) => n + 1) },
  ]
  for (const [n, values] of tooLong.entries()) {
    expect(draftPayload.safeParse(values).success).toBe(false)
    const place = {
      key: `article-draft:nora:${n}`,
      schema: () => Promise.resolve(typedDraft),
      device: true,
      soleTab: true,
    }
    const store = draftStore(place)
    await store.read()
    const version = { values, at: '2026-11-21T09:00:00.000Z', base: null, sent: false }
    expect(await store.write([version]).durable).toBe(true)
    expect(await draftStore(place).read()).toEqual([version])
  }
})
