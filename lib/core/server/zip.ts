import 'server-only'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflated = promisify(deflateRaw)

export type ZipEntry = { name: string; text: string }

/** Deflated, with names in UTF-8; made by no system in particular. */
const METHOD = 8
const UTF8 = 0x800
const VERSION = 20

/** A day as DOS writes it: two seconds are its smallest step, and 1980 its first year. */
const dosTime = (at: Date): [time: number, day: number] => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
]

type Packed = { name: Buffer; crc: number; size: number; packed: number; offset: number }

/**
 * Packs texts into a zip, entry after entry as they come (APPNOTE.TXT 6.3.10, without encryption and 64-bit
 * sizes: each entry and the whole stay below 4 GiB). Names are paths with forward slashes.
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const written: Packed[] = []
  let offset = 0
  for await (const { name, text } of entries) {
    const bytes = Buffer.from(text)
    const packed = await deflated(bytes)
    const entry = {
      name: Buffer.from(name),
      crc: crc32(bytes),
      size: bytes.length,
      packed: packed.length,
      offset,
    }
    written.push(entry)
    const head = Buffer.concat([numbers([4, 0x04034b50]), common(entry, at), entry.name])
    offset += head.length + packed.length
    yield head
    yield packed
  }
  const directory = Buffer.concat(written.map((entry) => listed(entry, at)))
  yield directory
  const count = written.length
  yield numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  )
}

/** What the head of an entry and its line in the directory share; the length of its extra field is 0. */
const common = ({ name, crc, size, packed }: Packed, at: Date): Buffer => {
  const [time, day] = dosTime(at)
  return numbers(
    [2, VERSION],
    [2, UTF8],
    [2, METHOD],
    [2, time],
    [2, day],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
  )
}

const listed = (entry: Packed, at: Date): Buffer =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, VERSION]),
    common(entry, at),
    // No comment, on the first disk, without attributes.
    numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]),
    entry.name,
  ])

/** Little-endian numbers of two or four bytes. */
function numbers(...all: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(all.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of all) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}
