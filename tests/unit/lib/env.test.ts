import { parseEnv } from '@/lib/core/server/env'

const NEEDED = { DATABASE_URL: 'postgresql://me@localhost:5432/loadpath', AUTH_SECRET: 'k'.repeat(43) }
const parse = (change: Record<string, string | undefined> = {}) =>
  parseEnv({ ...NEEDED, ...change } as unknown as NodeJS.ProcessEnv)
const problems = (change: Record<string, string | undefined>) => {
  try {
    parse(change)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test.each([
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['APP_URL', 'loadpath.example'],
  ['APP_URL', 'ftp://loadpath.example'],
  ['APP_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_DIRECT_URL', 'localhost'],
  ['DATABASE_REPLICA_URL', 'localhost'],
  ['DATABASE_REPLICA_MAX_LAG', '0'],
  ['DATABASE_POOL', '3'],
  ['DATABASE_POOL', 'many'],
  ['DRAIN_SECONDS', '6'],
  ['SEED_DEMO', 'yes'],
  ['MAIL_TRANSPORT', 'pigeon'],
  ['MAIL_FROM', 'x'],
  ['RESEND_BASE_URL', 'resend'],
  ['STRIPE_API_BASE', 'stripe'],
  ['PAID_PLANS', 'maybe'],
  ['GOOGLE_API_BASE', 'x'],
  ['GOOGLE_OAUTH_BASE', 'x'],
  ['CONTACT_EMAIL', 'nobody'],
  ['AUTH_SECRET', undefined],
  ['AUTH_SECRET', 'short'],
  ['AUTH_SECRET', 'x'.repeat(31)],
  ['AUTH_SECRET', 'change-me-change-me-change-me-change-me'],
  ['AUTH_SECRET', 'your-secret-goes-here-your-secret-goes-here'],
  ['AUTH_SECRET', 'this-is-an-example-of-a-secret-for-the-docs'],
  ['AUTH_SECRET', 'CHANGEME'.repeat(5)],
  ['AUTH_SECRET', 'put-the-placeholder-away-and-use-random-bytes'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '1.5'],
  ['RATE_LIMITS', 'no'],
  ['ASSISTANT_API_BASE', 'x'],
  ['S3_ENDPOINT', 'storage'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ['S3_BUCKET', 'A bucket'],
  ['LOG_LEVEL', 'loud'],
  ['SOCIAL_URL', 'x'],
])('%s=%j stops the start with a message that names it', (name, value) => {
  expect(problems({ [name]: value })).toMatch(new RegExp(`^  ${name} \\S`, 'm'))
})

test('several bad settings are all named, each on a line, and no value is shown', () => {
  const said = problems({ PORT: 'x', CONTACT_EMAIL: 'nobody', AUTH_SECRET: 'hunter2' })
  for (const name of ['PORT', 'CONTACT_EMAIL', 'AUTH_SECRET'])
    expect(said).toMatch(new RegExp(`^  ${name} `, 'm'))
  expect(said).not.toContain('hunter2')
})

test('a bad setting is named even when what depends on the others is wrong as well', () => {
  expect(problems({ MAIL_TRANSPORT: 'resend' })).toContain(
    '  RESEND_API_KEY is required when MAIL_TRANSPORT is resend',
  )
  for (const given of [
    {},
    { STRIPE_SECRET_KEY: 'a' },
    { STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'b' },
  ])
    expect(problems({ PAID_PLANS: 'on', ...given })).toContain('  PAID_PLANS needs')
})

const PLANS = { PAID_PLANS: 'on', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test('a secret key of the payment provider is never given to browsers', () => {
  for (const secret of ['sk_live_1', 'rk_live_1', 'sk_test_1']) {
    const swapped = { ...PLANS, STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: secret }
    expect(problems(swapped)).toContain('  STRIPE_PUBLISHABLE_KEY is given to every browser')
  }
})

test('paid plans need keys of one kind: a test key and a real one take no payment', () => {
  const mixed = (secret: string, publishable: string) =>
    problems({ ...PLANS, STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable })
  expect(mixed('sk_live_1', 'pk_test_1')).toContain('  STRIPE_PUBLISHABLE_KEY is a test key')
  expect(mixed('rk_test_1', 'pk_live_1')).toContain('  STRIPE_PUBLISHABLE_KEY is a live key')
  for (const kind of ['test', 'live'])
    expect(
      parse({ ...PLANS, STRIPE_SECRET_KEY: `sk_${kind}_1`, STRIPE_PUBLISHABLE_KEY: `pk_${kind}_1` }),
    ).toMatchObject({ PAID_PLANS: 'on' })
})

test.each([
  'https://loadpath.example',
  'http://192.168.0.7:3000',
  'http://localhost.evil.example',
  'http://0.0.0.0:3000',
])('limits cannot be switched off at %s', (APP_URL) => {
  expect(problems({ RATE_LIMITS: 'off', APP_URL })).toContain(
    '  RATE_LIMITS may be off only while APP_URL is a loopback address',
  )
})

test.each([undefined, 'http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000'])(
  'limits can be switched off at %s',
  (APP_URL) => {
    expect(parse({ RATE_LIMITS: 'off', APP_URL })).toMatchObject({ RATE_LIMITS: 'off', isLoopback: true })
  },
)

test('without settings there are the defaults of the contract', () => {
  expect(parse()).toMatchObject({
    PORT: 3000,
    APP_URL: 'http://localhost:3000',
    DATA_DIR: '.data',
    SEED_DEMO: false,
    MAIL_TRANSPORT: 'outbox',
    MAIL_OUTBOX_DIR: '.data/outbox',
    PAID_PLANS: 'off',
    CONTACT_EMAIL: 'hello@loadpath.example',
    TRUST_PROXY: 0,
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    isHttps: false,
    isLoopback: true,
  })
})

test('an empty variable is an unset one', () => {
  const empty = Object.fromEntries(
    ['PORT', 'APP_URL', 'MAIL_TRANSPORT', 'SEED_DEMO', 'RESEND_API_KEY', 'LOG_LEVEL', 'CONTACT_EMAIL'].map(
      (name) => [name, ''],
    ),
  )
  expect(parse(empty)).toEqual(parse())
})

test('what follows from others follows', () => {
  expect(parse({ PORT: '8080' }).APP_URL).toBe('http://localhost:8080')
  expect(parse({ RESEND_API_KEY: 're_x' }).MAIL_TRANSPORT).toBe('resend')
  expect(parse({ RESEND_API_KEY: 're_x', MAIL_TRANSPORT: 'outbox' }).MAIL_TRANSPORT).toBe('outbox')
  expect(parse({ DATA_DIR: '/srv/data' }).MAIL_OUTBOX_DIR).toBe('/srv/data/outbox')
  expect(parse({ APP_URL: 'https://Loadpath.Example/some/path/' })).toMatchObject({
    APP_URL: 'https://loadpath.example',
    isHttps: true,
    isLoopback: false,
  })
})

test('a direct address beside another one says that a pooler stands between', () => {
  const direct = 'postgresql://me@db.internal:5432/loadpath'
  expect(parse()).toMatchObject({ DATABASE_DIRECT_URL: NEEDED.DATABASE_URL, isPooled: false })
  expect(parse({ DATABASE_DIRECT_URL: NEEDED.DATABASE_URL })).toMatchObject({ isPooled: false })
  expect(parse({ DATABASE_DIRECT_URL: direct })).toMatchObject({
    DATABASE_URL: NEEDED.DATABASE_URL,
    DATABASE_DIRECT_URL: direct,
    isPooled: true,
  })
})

const STORAGE = {
  S3_ENDPOINT: 'https://storage.example',
  S3_BUCKET: 'loadpath',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hidden',
  S3_REGION: 'eu-west-1',
}
test('the object storage is set up with all of its settings or with none', () => {
  expect(parse().storage).toBeNull()
  expect(parse({ S3_REGION: '' }).storage).toBeNull()
  expect(parse(STORAGE).storage).toEqual({
    endpoint: 'https://storage.example',
    bucket: 'loadpath',
    accessKeyId: 'key',
    secretAccessKey: 'hidden',
    region: 'eu-west-1',
  })
  for (const name of Object.keys(STORAGE)) {
    const said = problems({ ...STORAGE, [name]: '' })
    expect(said).toMatch(new RegExp(`^  ${name} is missing: the object storage needs S3_ENDPOINT, `, 'm'))
    expect(said).not.toContain('hidden')
  }
})
