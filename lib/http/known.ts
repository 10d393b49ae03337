import 'server-only'
import { Reply } from './reply'

/**
 * Answers 304, without reading the list, to a client that names its version (If-None-Match); to any other the
 * list with its version.
 */
export async function unlessKnown(
  headers: Headers,
  version: string,
  read: () => Promise<Reply>,
): Promise<Reply> {
  const ETag = `W/"${version}"`
  const known = (headers.get('if-none-match') ?? '').split(',').some((tag) => tag.trim() === ETag)
  if (known) return new Reply(undefined, { status: 304, headers: { ETag } })
  const { value, init } = await read()
  return new Reply(value, { ...init, headers: { ...init.headers, ETag } })
}
