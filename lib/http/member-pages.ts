import 'server-only'
import { createHash } from 'node:crypto'
import type { CacheDeclaration, Version } from './caching'
import type { Asked, Handed, PageData, Query } from './page-data'
import { admit, type Access } from '@/lib/auth/access'
import { SESSION_IDLE_DAYS } from '@/lib/auth/constants'
import { findSession } from '@/lib/auth/queries'
import { AppError } from '@/lib/core/errors'
import type { Viewer } from '@/lib/auth/viewer'

/** A page of one member, with the data that it is rendered from. */
export type MemberPage = Version & { handed: Handed }

type Declared = Pick<PageData, 'path' | 'access'> & {
  load: (viewer: never, asked: Asked) => Promise<unknown>
}

/**
 * Returns the declaration of pages that are made for one member: their data is read for every request, and
 * the page is rendered again only where data or frame are not what they were. What the session may not read,
 * and what cannot be read, is left to Next.
 */
export function memberPages({
  frame,
  pages,
  bytes,
}: {
  frame: Declared
  pages: readonly Declared[]
  bytes: number
}): CacheDeclaration<MemberPage> {
  // As Next chooses: a path without brackets comes before one whose brackets would fit.
  const routes = pages
    .toSorted((one, other) => Number(one.path.includes('[')) - Number(other.path.includes('[')))
    .map((page) => ({ page, pattern: patternOf(page.path) }))
  const at = (path: string) => {
    const [, plain = ''] = /^([^?]*)/.exec(path)!
    for (const { page, pattern } of routes) {
      const params = pattern.exec(plain)
      if (params) return { page, params: { ...params.groups } }
    }
    return null
  }
  return {
    match: (path) => (at(path) ? path : null),
    find: async (token, path) => {
      const { page, params } = at(path)!
      const session = await findSession(token, SESSION_IDLE_DAYS)
      const viewer = admitted(page.access, session)
      if (!viewer) return null
      const asked = { query: queryIn(path), params }
      const loaded = await read([frame, page], viewer, asked)
      if (!loaded) return null
      return {
        version: digestOf(loaded),
        audience: 'member',
        reader: viewer.id,
        handed: {
          viewerId: viewer.id,
          data: new Map([frame, page].map(({ path }, index) => [path, loaded[index]])),
        },
      }
    },
    bytes,
  }
}

/** Names in brackets stand for a part of plain characters; whatever else is written there, Next reads. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\[(\w+)\]/g, '(?<$1>[a-z0-9][a-z0-9_-]*)')}$`)

function queryIn(path: string): Query {
  const query: Query = {}
  for (const [name, value] of new URL(path, 'http://page').searchParams) {
    const before = query[name]
    query[name] = before === undefined ? value : [before, value].flat()
  }
  return query
}

function admitted(access: Access, session: Parameters<typeof admit>[1]): Viewer | null {
  try {
    return admit(access, session)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Returns what the parts are made of; null where one is refused, which the page itself says better. */
async function read(parts: Declared[], viewer: Viewer, asked: Asked): Promise<unknown[] | null> {
  try {
    return await Promise.all(parts.map(({ load }) => load(viewer as never, asked)))
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Returns a digest of the data; throws for what JSON leaves out, in which a change would not be seen. */
function digestOf(data: unknown): string {
  refuseMaps(data, 'data')
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url')
}

/** Looked for apart: a function that JSON asks of each value costs more than the rest of it. */
function refuseMaps(value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null) return
  if (value instanceof Map || value instanceof Set) throw new TypeError(`${name} cannot be compared`)
  for (const part in value) refuseMaps(value[part as keyof typeof value], part)
}
