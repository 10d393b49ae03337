import 'server-only'
import { AppError } from '@/lib/core/errors'
import { isStorable, storable, turnsDirection, withoutDirections } from '@/lib/core/text'

/** What a file may be: its types and the most bytes. */
export type FileRule = { types: readonly string[]; limit: number }

const tooLarge = (limit: number) =>
  new AppError(
    'PAYLOAD_TOO_LARGE',
    `This is too large: at most ${Math.floor(limit / 1024)} KB can be sent at once`,
  )

/**
 * Reads a JSON body, counting bytes as they come. Throws UNSUPPORTED_MEDIA_TYPE for anything but JSON,
 * PAYLOAD_TOO_LARGE beyond the limit, and VALIDATION_FAILED for text that is not JSON or that holds what
 * PostgreSQL cannot store: a NUL character, or half of a surrogate pair. With `repair` those are taken out of
 * the texts instead. What turns the direction of a text is taken out of all of them: an address in a comment
 * could be read as another one.
 */
export async function readJson(
  request: Request,
  { limit = 64 * 1024, repair = false }: { limit?: number; repair?: boolean } = {},
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON, with Content-Type: application/json')
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  const text = await readText(request, limit)
  const json = parsed(text)
  if (isStorable(json)) return turnsDirection(json) ? mapped(text, withoutDirections) : json
  if (!repair) throw unstorable()
  return mapped(text, (each) => withoutDirections(storable(each)))
}

const mapped = (text: string, change: (each: string) => string): unknown =>
  JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? change(value) : value))

const unstorable = () => new AppError('VALIDATION_FAILED', 'The text holds a character that cannot be stored')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('VALIDATION_FAILED', 'The request is not valid JSON')
  }
}

/**
 * Reads a file that is sent as the body itself, counting bytes as they come. Throws UNSUPPORTED_MEDIA_TYPE
 * for a type that is not among `types`, and PAYLOAD_TOO_LARGE beyond the limit. That the bytes are what the
 * type says is for the domain to see.
 */
export async function readFile(request: Request, { types, limit }: FileRule): Promise<Buffer> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (!type || !types.includes(type))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `Send one of ${types.join(', ')}`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  return readBytes(request, limit)
}

/** The body as text; throws PAYLOAD_TOO_LARGE as soon as it has grown beyond the limit (bytes). */
export const readText = async (request: Request, limit: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, limit))

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
