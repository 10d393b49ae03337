import { createServer, type AddressInfo, type Socket } from 'node:net'
import { streamModelLines } from '@/lib/assistant/gateway'
import { newCustomer } from '@/lib/billing/gateway'
import { openDrive, refreshTokenFor, revoke } from '@/lib/drive/gateway'
import { deliver } from '@/lib/mail/gateway'

/** Accepts every connection and says nothing. */
const sockets = new Set<Socket>()
const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(process.env, {
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_test_key',
    RESEND_BASE_URL: base,
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
    STRIPE_API_BASE: base,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'client-secret',
    GOOGLE_DRIVE_FOLDER_ID: 'folder',
    GOOGLE_API_BASE: base,
    GOOGLE_OAUTH_BASE: base,
    ASSISTANT_API_BASE: base,
    ASSISTANT_MODEL: 'model',
    ASSISTANT_API_KEY: 'key',
  })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((done) => server.close(done))
})

const email = {
  id: 'one',
  to: 'ada@example.org',
  from: 'post@example.org',
  subject: 'Subject',
  html: '<p>Text</p>',
  text: 'Text',
  createdAt: new Date().toISOString(),
}
async function everyLine(): Promise<void> {
  for await (const line of streamModelLines('Which cover?', [])) expect(line).toBeUndefined()
}
async function everyFile(): Promise<void> {
  for await (const file of (await openDrive('token')).list()) expect(file).toBeUndefined()
}

test.concurrent.each<[string, () => Promise<unknown>, RegExp]>([
  ['an email', () => deliver(email), /did not answer in 10 seconds/],
  [
    'the payment provider',
    () => newCustomer('id', 'ada@example.org', 'key'),
    /payment provider does not answer/,
  ],
  ['a code of Google', () => refreshTokenFor('code', 'verifier'), /Google Drive does not answer/],
  ['the drive', everyFile, /Google Drive does not answer/],
  ['the model', everyLine, /silent/],
])('%s is given up when its provider says nothing', async (_, work, said) => {
  await expect(work()).rejects.toThrow(said)
})

test('a permission is not given back to a silent Google, and nobody waits for it', async () => {
  expect(await revoke('token')).toBe(false)
})
