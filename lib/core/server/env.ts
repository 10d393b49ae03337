import 'server-only'
import { z } from 'zod'
import type { StorageSettings } from './object-storage'

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()
const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', ''])
    .optional()
    .transform((value) => (value ? value === '1' : fallback))
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const optionalAddress = optional.pipe(address.optional())

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })

/** Where figures and backups are stored. All of them are set, or none. */
const storageVariables = {
  S3_ENDPOINT: optionalAddress,
  S3_BUCKET: optional.pipe(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
  ),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_REGION: optional,
}
type StorageVariables = z.output<z.ZodObject<typeof storageVariables>>

const PLACEHOLDER = /change[-_ ]?me|your[-_ ]|secret[-_ ]?here|example|placeholder/i

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: optional,
  APP_URL: optionalAddress,
  DATABASE_URL: databaseAddress,
  /** For what needs a session, where DATABASE_URL is that of a pooler. */
  DATABASE_DIRECT_URL: optional.pipe(databaseAddress.optional()),
  /** One server that follows DATABASE_URL by streaming replication, or a pooler in front of it. */
  DATABASE_REPLICA_URL: optional.pipe(databaseAddress.optional()),
  /** Seconds that the replica may be behind. */
  DATABASE_REPLICA_MAX_LAG: z.coerce.number().min(0.1).max(300).default(5),
  /**
   * Connections of a process over DATABASE_URL, and over that of the replica. With fewer, one request could
   * hold all of them.
   */
  DATABASE_POOL: z.coerce.number().int().min(4).max(200).default(12),
  /** Seconds. */
  DATABASE_PATIENCE: z.coerce.number().min(0.5).max(60).default(2.5),
  /** Seconds for which a server that is to stop still answers, and says that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(0.5),
  DATA_DIR: z.string().default('.data'),
  /** The folder of the build that is served, set by the start. */
  LOADPATH_BUILD: optional,
  SEED_DEMO: flag(false),
  MAIL_TRANSPORT: z.enum(['outbox', 'resend']).optional(),
  MAIL_OUTBOX_DIR: optional,
  MAIL_FROM: z.string().trim().min(3).default('Loadpath <no-reply@loadpath.example>'),
  RESEND_API_KEY: optional,
  RESEND_BASE_URL: optionalAddress,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_API_BASE: optionalAddress,
  PAID_PLANS: z.enum(['off', 'on']).default('off'),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_DRIVE_FOLDER_ID: optional,
  GOOGLE_API_BASE: optionalAddress,
  GOOGLE_OAUTH_BASE: optionalAddress,
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('hello@loadpath.example'),
  SOCIAL_URL: optionalAddress,
  AUTH_SECRET: z
    .string({ error: 'is required: 32 random characters or more, e.g. from `openssl rand -base64 32`' })
    .min(32, 'must be at least 32 characters, e.g. from `openssl rand -base64 32`')
    .refine(
      (value) => !PLACEHOLDER.test(value),
      'is a placeholder: use random characters, e.g. from `openssl rand -base64 32`',
    ),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  ...storageVariables,
  ASSISTANT_API_BASE: optionalAddress,
  ASSISTANT_MODEL: optional,
  ASSISTANT_API_KEY: optional,
  METRICS_TOKEN: optional,
  /** Of a collector of OpenTelemetry, to which traces go. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalAddress,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const STORAGE_NAMES = Object.keys(storageVariables) as (keyof StorageVariables)[]

/** Returns what the five say together; null where none is set. They are checked before. */
const storageOf = (raw: StorageVariables): StorageSettings | null =>
  raw.S3_ENDPOINT === undefined
    ? null
    : {
        endpoint: raw.S3_ENDPOINT,
        bucket: raw.S3_BUCKET ?? '',
        accessKeyId: raw.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: raw.S3_SECRET_ACCESS_KEY ?? '',
        region: raw.S3_REGION ?? '',
      }

const MISSING = `is missing: the object storage needs ${STORAGE_NAMES.join(', ')}, or none of them`

/** Returns those of the five that are missing beside others. */
const missingOfStorage = (raw: StorageVariables) =>
  STORAGE_NAMES.some((name) => raw[name]) ? STORAGE_NAMES.filter((name) => !raw[name]) : []

function complete(raw: z.output<typeof variables>) {
  const appUrl = new URL(raw.APP_URL ?? `http://localhost:${raw.PORT}`)
  const mailTransport = raw.MAIL_TRANSPORT ?? (raw.RESEND_API_KEY ? 'resend' : 'outbox')
  return {
    ...raw,
    /** Scheme, host and port, without a slash at the end. */
    APP_URL: appUrl.origin,
    DATABASE_DIRECT_URL: raw.DATABASE_DIRECT_URL ?? raw.DATABASE_URL,
    /** Whether a transaction of DATABASE_URL may run on another session than the one before. */
    isPooled: raw.DATABASE_DIRECT_URL !== undefined && raw.DATABASE_DIRECT_URL !== raw.DATABASE_URL,
    MAIL_TRANSPORT: mailTransport,
    MAIL_OUTBOX_DIR: raw.MAIL_OUTBOX_DIR ?? `${raw.DATA_DIR}/outbox`,
    storage: storageOf(raw),
    isHttps: appUrl.protocol === 'https:',
    /** Demo accounts, the outbox page and switched-off limits exist only here. */
    isLoopback: LOOPBACK.has(appUrl.hostname),
  } as const
}

const consistent = variables.transform(complete).superRefine((env, context) => {
  const say = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (env.MAIL_TRANSPORT === 'resend' && !env.RESEND_API_KEY)
    say('RESEND_API_KEY', 'is required when MAIL_TRANSPORT is resend')
  if (env.RATE_LIMITS === 'off' && !env.isLoopback)
    say('RATE_LIMITS', 'may be off only while APP_URL is a loopback address')
  for (const name of missingOfStorage(env)) say(name, MISSING)
  if (
    env.PAID_PLANS === 'on' &&
    !(env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PUBLISHABLE_KEY)
  )
    say('PAID_PLANS', 'needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY')
  const { STRIPE_SECRET_KEY: secret = '', STRIPE_PUBLISHABLE_KEY: publishable = '' } = env
  if (/^[sr]k_/.test(publishable))
    say('STRIPE_PUBLISHABLE_KEY', 'is given to every browser: it must be the key that begins with pk_')
  const [ofSecret, ofPublishable] = [modeOf(secret), modeOf(publishable)]
  if (ofSecret && ofPublishable && ofSecret !== ofPublishable)
    say('STRIPE_PUBLISHABLE_KEY', `is a ${ofPublishable} key, and STRIPE_SECRET_KEY a ${ofSecret} one`)
})

/** Returns 'test' or 'live', as the payment provider's keys say. */
const modeOf = (key: string) => /^[a-z]{2}_(test|live)_/.exec(key)?.[1]

export type Env = z.output<typeof consistent>

/**
 * Returns the settings given as environment variables. An empty variable counts as unset. Throws an Error
 * whose message names each bad variable on a line of its own.
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = consistent.safeParse(given)
  if (result.success) return result.data
  throw attention(result.error)
}

/**
 * Returns the settings of the object storage alone, for commands that run without the others; null where none
 * is set. Throws as parseEnv does.
 */
export function parseStorage(source: NodeJS.ProcessEnv): StorageSettings | null {
  const complete = z.object(storageVariables).superRefine((raw, context) => {
    for (const name of missingOfStorage(raw))
      context.addIssue({ code: 'custom', path: [name], message: MISSING })
  })
  const result = complete.safeParse(source)
  if (result.success) return storageOf(result.data)
  throw attention(result.error)
}

function attention({ issues }: z.ZodError): Error {
  const lines = issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  return new Error(`These settings need attention (see .env.example):\n${lines.join('\n')}`)
}

let parsed: Env | undefined

/**
 * Returns the settings of this process, parsed at the first call. The build calls it never, so it needs none
 * of them.
 */
export function env(): Env {
  return (parsed ??= parseEnv(process.env))
}
