import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { GET as readArticle } from '@/app/api/articles/[key]/route'
import { GET as listArticles } from '@/app/api/articles/route'
import { GET as listBookmarks } from '@/app/api/bookmarks/route'
import { POST as runCalculation } from '@/app/api/calculations/[id]/run/route'
import { GET as readCalculation } from '@/app/api/calculations/[id]/route'
import { GET as listCalculations } from '@/app/api/calculations/route'
import { GET as listCategories } from '@/app/api/categories/route'
import { GET as openapi } from '@/app/api/openapi.json/route'
import { GET as search } from '@/app/api/search/route'
import { GET as listTags } from '@/app/api/tags/route'
import { POST as createToken } from '@/app/api/user/access-tokens/route'
import { LIST, RUN } from '@/components/help/programs'
import type { NewAccessToken } from '@/lib/auth/access-tokens/types'
import type { CalculationEntry, RunCalculation } from '@/lib/calculations/calls/types'
import { db } from '@/lib/core/server/db'
import { SCHEMAS } from '@/lib/openapi/schema'
import type { OpenApi } from '@/lib/openapi/types'
import { call, OWN_ORIGIN, type Handler } from '../support/call'
import { createArticle, resetLimits, signIn } from '../support/factories'

type Json = { [key: string]: unknown }
type Operation = {
  operationId: string
  summary: string
  description: string
  security: Json[]
  parameters?: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { content: Media }
  responses: Record<string, { $ref?: string; description?: string; content?: Media }>
}
type Media = Record<string, { schema: Json; example?: unknown }>

let document: OpenApi
let operations: [path: string, method: string, operation: Operation][]
beforeAll(async () => {
  document = (await call<OpenApi>(openapi)).body
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, one]) => [path, method, one as unknown as Operation] as [string, string, Operation],
    ),
  )
})

/** What a `$ref` points to. */
function target(ref: string): unknown {
  expect(ref).toMatch(/^#\//)
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], document)
}

const refsIn = (part: unknown): string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) =>
        key === '$ref' ? [value as string] : key === 'example' ? [] : refsIn(value),
      )

/** A schema with what it refers to in place. */
const inlined = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(inlined)
  if (typeof part !== 'object' || part === null) return part
  if ('$ref' in part) return inlined(target(part.$ref as string))
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inlined(value)]))
}
const readerOf = (schema: Json) => z.fromJSONSchema(inlined(schema) as Parameters<typeof z.fromJSONSchema>[0])

test('is public and cached, and names the site', async () => {
  const { status, headers } = await call(openapi)
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: OWN_ORIGIN }] })
  for (const field of ['title', 'version', 'description']) expect(document.info[field]).toBeTruthy()
})

test('every reference leads somewhere, and nothing is described that none uses', () => {
  const refs = new Set(refsIn(document))
  for (const ref of refs) expect([ref, target(ref)]).toEqual([ref, expect.anything()])
  for (const [kind, parts] of Object.entries(document.components))
    if (kind !== 'securitySchemes')
      for (const name of Object.keys(parts)) expect(refs).toContain(`#/components/${kind}/${name}`)
})

test('every operation has what OpenAPI 3.1 requires, and the parameters of its path', () => {
  const ids = operations.map(([, , { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [path, , { summary, description, parameters = [], responses, security }] of operations) {
    expect(summary && description).toBeTruthy()
    const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    for (const one of parameters) {
      expect(one.required).toBe(one.in === 'path')
      expect(Object.keys(one.schema)).not.toEqual([])
    }
    expect(responses['200']).toMatchObject({ description: expect.any(String) as string })
    for (const scheme of security.flatMap((one) => Object.keys(one)))
      expect(document.components.securitySchemes).toHaveProperty(scheme)
  }
})

test('every call that takes an access token is described, and nothing that is not there', () => {
  const taking = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)route\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(`app/api/${file}`, 'utf8')
      return [...source.matchAll(/export const (\w+) = route\(\s*\{([^}]*)\}/g)].flatMap(
        ([, method, options]) =>
          options!.includes('token: true')
            ? [`${method!.toLowerCase()} /api/${file.replace(/\/route\.ts$/, '')}`]
            : [],
      )
    })
  const folderOf = (path: string) => path.replace(/\{(\w+)\}/g, '[$1]')
  const gated = operations.filter(([, , { security }]) => security.length > 0)
  expect(gated.map(([path, method]) => `${method} ${folderOf(path)}`).sort()).toEqual(taking.sort())
  for (const [path, method] of operations) {
    const file = `app${folderOf(path)}/route.ts`
    expect([file, existsSync(file)]).toEqual([file, true])
    expect(readFileSync(file, 'utf8')).toContain(`export const ${method.toUpperCase()} = route(`)
  }
})

test('every example is one of its schema', () => {
  let examples = 0
  for (const [, , { requestBody, responses }] of operations)
    for (const content of [requestBody?.content, responses['200']!.content]) {
      const { schema, example } = content?.['application/json'] ?? {}
      if (example === undefined) continue
      examples++
      expect(readerOf(schema!).safeParse(example).error).toBeUndefined()
    }
  expect(examples).toBe(4)
})

const SHEET = `title Beam
input L = 6 m in 1 m..12 m
given q_1 = 10 kN/m national UK 11 kN/m
M_Ed = q_1 L^2/8 -&gt; kNm
check M_Ed &lt;= 50 kNm`

test('what the calls answer is what is described, to a program with a token', async () => {
  await resetLimits()
  const { cookie, user } = await signIn()
  const made = await call<NewAccessToken>(createToken, { cookie, body: { name: 'Sheet', days: 30 } })
  const { id: articleId } = await createArticle({
    title: 'Beams in bending',
    content: `<p>Beams.</p><pre data-type="calculation">${SHEET}</pre>`,
    category: 'Steel',
    tags: ['Beams'],
    reference: 'EN 1993-1-1, cl. 6.2.5',
  })
  await db.bookmark.create({ data: { userId: user.id, articleId } })
  const { id } = await db.calculation.findFirstOrThrow({ where: { articleId } })
  const CALLS: Record<string, [Handler, z.ZodType, Parameters<typeof call>[1]?]> = {
    listCalculations: [listCalculations, z.array(SCHEMAS.CalculationInList).min(1)],
    readCalculation: [readCalculation, SCHEMAS.Calculation, { params: { id } }],
    runCalculation: [runCalculation, SCHEMAS.RunCalculation, { params: { id }, body: { region: 'UK' } }],
    listArticles: [listArticles, z.array(SCHEMAS.ArticleInList).min(1)],
    readArticle: [readArticle, SCHEMAS.Article, { params: { key: String(articleId) } }],
    search: [search, z.array(SCHEMAS.FoundArticle), { query: { q: 'beams' } }],
    listBookmarks: [listBookmarks, z.array(SCHEMAS.Bookmark).min(1)],
    listCategories: [listCategories, z.array(SCHEMAS.Category).min(1)],
    listTags: [listTags, z.array(SCHEMAS.Topic).min(1)],
  }
  expect(Object.keys(CALLS).sort()).toEqual(operations.map(([, , one]) => one.operationId).sort())
  for (const [name, [handler, schema, options]] of Object.entries(CALLS)) {
    const headers = { authorization: `Bearer ${made.body.token}` }
    const reply = await call<unknown>(handler, { headers, ...options })
    expect([name, reply.status, schema.safeParse(reply.body).error]).toEqual([name, 200, undefined])
    const [, , operation] = operations.find(([, , one]) => one.operationId === name)!
    const described = operation.responses['200']!.content!['application/json']!.schema
    expect([name, readerOf(described).safeParse(reply.body).error]).toEqual([name, undefined])
  }
  const refusal = await call(readCalculation, { params: { id } })
  expect(SCHEMAS.Error.safeParse(refusal.body).error).toBeUndefined()
})

test('the commands of the help do what they say', async () => {
  const { cookie } = await signIn()
  const made = await call<NewAccessToken>(createToken, { cookie, body: { name: 'Help', days: 30 } })
  await createArticle({
    content: `<p>Shear.</p><pre data-type="calculation">title Shear
input V_Ed = 900 kN in 50 kN..3000 kN
input d = 250 mm in 160 mm..600 mm
v_Ed = V_Ed/(1 m d) -&gt; MPa</pre>`,
    publishedAt: new Date(Date.now() + 60_000),
  })
  const HANDLERS: [RegExp, Handler][] = [
    [/^\/api\/calculations$/, listCalculations],
    [/^\/api\/calculations\/([^/]+)\/run$/, runCalculation],
  ]
  /** Makes the call that a curl command makes. */
  async function curl<T>(command: string, variables: Record<string, string>) {
    const filled = command
      .replaceAll('\\\n', ' ')
      .replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? 'unset')
    const url = new URL(/^curl (\S+)/.exec(filled)![1]!)
    const headers = Object.fromEntries(
      [...filled.matchAll(/-H "([^:"]+): ([^"]+)"/g)].map(([, name, value]) => [name!, value!]),
    )
    const [, handler] = HANDLERS.find(([path]) => path.test(url.pathname))!
    const id = url.pathname.split('/')[3] ?? ''
    const raw = /-d '([^']*)'/.exec(filled)?.[1]
    return call<T>(handler, { headers: { ...headers, origin: '' }, raw, params: { id } })
  }
  const token = { LOADPATH_TOKEN: made.body.token }
  const [entry] = (await curl<CalculationEntry[]>(LIST(OWN_ORIGIN), token)).body
  const { status, body } = await curl<RunCalculation>(RUN(OWN_ORIGIN), { ...token, ID: entry!.id })
  expect(status).toBe(200)
  expect(body.results[0]!.value).toBeCloseTo(850 / 220, 12)
})
