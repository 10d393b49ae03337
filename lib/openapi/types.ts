import type { z } from 'zod'
import type { SCHEMAS } from './schema'

export type SchemaName = keyof typeof SCHEMAS

/** A call that programs may make. */
export type DescribedCall = {
  method: 'get' | 'post'
  path: `/api/${string}`
  operationId: string
  summary: string
  description: string
  /** What its path, query and body are read with. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** What it answers: one, or a list of many. */
  answer: { one: SchemaName } | { many: SchemaName; paged?: true }
  /** Anybody may make it; otherwise a verified member. */
  public?: true
  /** Refusals beside those that every call has. */
  refusals?: 'NotFound'[]
  /** The body and the answer of the example. */
  example?: { body?: unknown; answer: unknown }
}

/** A document of OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.1 */
export type OpenApi = {
  openapi: '3.1.1'
  info: Record<string, unknown>
  servers: { url: string }[]
  paths: Record<string, Record<string, Record<string, unknown>>>
  components: Record<string, Record<string, unknown>>
}
