import { streamModelLines } from '@/lib/assistant/gateway'
import { newCustomer } from '@/lib/billing/gateway'
import { env } from '@/lib/core/server/env'
import { ObjectStorage } from '@/lib/core/server/object-storage'
import { openDrive, refreshTokenFor } from '@/lib/drive/gateway'
import { deliver } from '@/lib/mail/gateway'

const email = {
  id: 'one',
  to: 'ada@example.org',
  from: 'post@example.org',
  subject: 'Subject',
  html: '<p>Text</p>',
  text: 'Text',
  createdAt: new Date().toISOString(),
}
const storage = new ObjectStorage(env().storage!)
const last = async (list: AsyncIterable<unknown>) => {
  for await (const each of list) void each
}

const PROVIDERS: Record<string, () => Promise<unknown>> = {
  mail: () => deliver(email),
  payments: () => newCustomer('id', 'ada@example.org', 'key'),
  'code of Google': () => refreshTokenFor('code', 'verifier'),
  drive: async () => last((await openDrive('token')).list()),
  model: () => last(streamModelLines('Which cover?', [])),
  storage: () => storage.read('figures/x'),
}

/** Asks every provider at once, and says of each what came of it and after how many seconds. */
const answers = Object.entries(PROVIDERS).map(async ([provider, ask]) => {
  const began = performance.now()
  const said = await ask().then(
    () => 'an answer',
    (error: unknown) => String(error),
  )
  return { provider, said, seconds: (performance.now() - began) / 1000 }
})
console.log(JSON.stringify(await Promise.all(answers)))
process.exit(0)
