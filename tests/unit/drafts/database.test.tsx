import { promisifyRequest } from 'idb-keyval'
import { z } from 'zod'
import { draftStore } from '@/lib/drafts/store'

test('a database that something else made without its store is repaired, and keeps drafts', async () => {
  const empty = await promisifyRequest(indexedDB.open('loadpath'))
  expect(empty.objectStoreNames).toHaveLength(0)
  empty.close()
  const store = draftStore({ key: 'note:nora', values: z.string(), device: true, soleTab: true })
  expect(await store.read()).toEqual([])
  const version = { values: 'Kept', at: '2026-11-21T09:00:00.000Z', base: null, sent: false }
  expect(await store.write([version]).durable).toBe(true)
  expect(await store.read()).toEqual([version])
})
