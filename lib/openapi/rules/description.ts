import { z } from 'zod'
import { sessionCookieName } from '@/lib/auth/constants'
import { PRODUCT } from '@/lib/core/constants'
import { STATUS } from '@/lib/core/errors'
import { LIMITS } from '@/lib/limits/constants'
import { SCHEMAS } from '../schema'
import type { DescribedCall, OpenApi } from '../types'
import { describedCalls } from './calls'

type Json = Record<string, unknown>

/** Returns the description of the calls for programs, of the installation at `appUrl`. */
export function openApiOf(appUrl: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const call of describedCalls()) (paths[call.path] ??= {})[call.method] = operationOf(call)
  return {
    openapi: '3.1.1',
    info: {
      title: PRODUCT.name,
      version: '1.0.0',
      summary: 'Read the library and run its calculations from your own programs.',
      description: `Make an access token in your profile and send it as \`Authorization: Bearer lp_…\`. It reads what you may read, and changes nothing. A member’s programs make at most ${LIMITS.programs.points} calls a minute; beyond that the answer is 429 with Retry-After. Dates are ISO 8601 in UTC. A calculation is an example of a method, and no design. Answers may get further fields.`,
    },
    servers: [{ url: appUrl }],
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'Made and revoked in the profile.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(appUrl.startsWith('https:')),
          description: 'The session of a browser that is signed in.',
        },
      },
      schemas: schemasOf(),
      responses: RESPONSES,
      headers: HEADERS,
    },
  }
}

function operationOf(call: DescribedCall): Json {
  const { operationId, summary, description, body, example } = call
  const parameters = [...parametersOf('path', call.params), ...parametersOf('query', call.query)]
  return {
    operationId,
    summary,
    description,
    security: call.public ? [] : [{ accessToken: [] }, { session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: json(inputSchema(body), example?.body),
      },
    }),
    responses: { '200': answerOf(call), ...refusalsOf(call) },
  }
}

const json = (schema: unknown, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

function answerOf({ answer, example }: DescribedCall): Json {
  if ('one' in answer)
    return { description: 'The answer.', content: json(refTo('schemas', answer.one), example?.answer) }
  const list = { type: 'array', items: refTo('schemas', answer.many) }
  const headers = Object.fromEntries(Object.keys(HEADERS).map((name) => [name, refTo('headers', name)]))
  return {
    description: 'The list.',
    ...(answer.paged && { headers }),
    content: json(list, example?.answer),
  }
}

function refusalsOf({ public: isPublic, refusals = [] }: DescribedCall): Json {
  const names = isPublic ? ['Away'] : ['Invalid', 'NoToken', 'NotAllowed', ...refusals, 'TooMany', 'Away']
  return Object.fromEntries(names.map((name) => [String(STATUS_OF[name]), refTo('responses', name)]))
}

const refused = (description: string, headers?: Json): Json => ({
  description,
  ...(headers && { headers }),
  content: json(refTo('schemas', 'Error')),
})

const seconds = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }

const RESPONSES: Record<string, Json> = {
  Invalid: refused('What was sent cannot be taken; `errors` says where and why.'),
  NoToken: refused('No token, or one that is unknown, expired or revoked.', {
    'WWW-Authenticate': { description: 'Bearer.', schema: { type: 'string' } },
  }),
  NotAllowed: refused('The member’s email address is not verified.'),
  NotFound: refused('There is no such thing, or the member may not read it.'),
  TooMany: refused('Too many calls; wait as long as Retry-After says.', seconds),
  Away: refused('The library is away for a moment.', seconds),
}

const STATUS_OF: Record<string, number> = {
  Invalid: STATUS.VALIDATION_FAILED,
  NoToken: STATUS.UNAUTHENTICATED,
  NotAllowed: STATUS.EMAIL_NOT_VERIFIED,
  NotFound: STATUS.NOT_FOUND,
  TooMany: STATUS.RATE_LIMITED,
  Away: STATUS.SERVICE_UNAVAILABLE,
}

const count = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } })
const HEADERS = {
  'X-Total-Count': count('How many there are on all pages.'),
  'X-Page': count('The page that this is, from 1.'),
  'X-Page-Size': count('How many a page has at most.'),
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {} } = inputSchema(schema)
  return Object.entries(properties as Json).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: of,
  }))
}

/** A schema of what comes in: what a client sends, before it is read. */
const inputSchema = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override })
  return rest
}

function schemasOf(): Json {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, override })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  )
}

/** Leaves out what binds no client: bounds of JavaScript, a pattern beside a format, and further fields. */
function override({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
