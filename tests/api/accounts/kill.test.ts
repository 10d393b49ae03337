import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { passwordFits } from '@/lib/auth/passwords'
import { db } from '@/lib/core/server/db'
import { ResendStandIn } from '../../mocks/resend'

const resend = new ResendStandIn()
const running = new Set<ChildProcess>()

let base = ''
beforeAll(async () => {
  base = await resend.start()
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await resend.stop()
})

function start(
  script: string,
  args: string[],
  onLine: (line: string) => void = () => undefined,
): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/lib/server-only.mjs', script, ...args],
    {
      env: {
        ...process.env,
        MAIL_TRANSPORT: 'resend',
        RESEND_API_KEY: 're_test_key',
        RESEND_BASE_URL: base,
        RATE_LIMITS: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  running.add(child)
  child.on('exit', () => running.delete(child))
  let rest = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop()!
    lines.forEach(onLine)
  })
  return child
}

const killed = (child: ChildProcess) =>
  new Promise((done) => {
    child.on('exit', done)
    child.kill('SIGKILL')
  })

const waiting = async () => {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM graphile_worker._private_jobs`
  return row!.count
}

test('kill -9 while people register and reset loses nothing that was answered and sends nothing twice', async () => {
  const answered: Record<string, Set<string>> = {
    registered: new Set(),
    asked: new Set(),
    reset: new Set(),
  }
  for (let round = 0; round < 4; round++) {
    let answers = 0
    const worker = start('scripts/worker.ts', [])
    const registrar = start('tests/support/registrar.ts', [`round${round}`], (line) => {
      const [what, email] = line.split(' ')
      answered[what!]!.add(email!)
      answers++
    })
    // Somewhere in the middle of six people's steps, another place each time.
    while (answers < 12 + round * 5) await pause(5)
    await Promise.all([killed(worker), killed(registrar)])
  }

  // The jobs that a killed worker held come back without anybody's help.
  const worker = start('scripts/worker.ts', [])
  while ((await waiting()) > 0) await pause(200)
  await killed(worker)

  const emails = await db.mailMessage.findMany({
    select: { id: true, recipient: true, template: true, state: true },
  })
  const lettersOf = (email: string, template: string) =>
    emails.filter((mail) => mail.recipient === email && mail.template === template)
  for (const email of answered.registered!)
    expect([email, lettersOf(email, 'verify-email').length]).toEqual([email, 1])
  for (const email of answered.asked!)
    expect([email, lettersOf(email, 'reset-password').length]).toEqual([email, 1])
  for (const email of answered.reset!) {
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { email } })
    expect(await passwordFits('Battery!Staple4', passwordHash)).toBe(true)
    expect([email, lettersOf(email, 'password-changed').length]).toEqual([email, 1])
  }
  expect(answered.reset!.size).toBeGreaterThan(5)

  // What was not answered happened whole or not at all.
  for (const user of await db.user.findMany({ select: { email: true } }))
    expect([user.email, lettersOf(user.email, 'verify-email').length]).toEqual([user.email, 1])

  expect(emails.filter(({ state }) => state !== 'sent')).toEqual([])
  expect([...resend.delivered.keys()].sort()).toEqual(emails.map(({ id }) => id).sort())
  // A provider takes a repeated key for the same email only if it is the same email.
  const bodies = new Map<string, string>()
  for (const { idempotencyKey, body } of resend.requests) {
    const text = JSON.stringify(body)
    expect(bodies.get(idempotencyKey!) ?? text).toBe(text)
    bodies.set(idempotencyKey!, text)
  }
})
