import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { MAX_ARCHIVE_ENTRIES } from '../constants'
import { UnreadableFile } from './unreadable'

/** Beside the process's own work, which a large archive would hold up. */
const inflate = promisify(inflateRaw)

const DIRECTORY_END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const ENCRYPTED = 1
const DEFLATED = 8
/** The parts of a Word document that are text. */
export const TEXTUAL = /\.(?:xml|rels)$/i

/**
 * Returns the parts of an archive whose paths are wanted. All of them are counted as they are unpacked, up to
 * `limit` bytes: what an archive says of its size is not believed. Throws UnreadableFile.
 */
export async function unpackArchive(
  bytes: Buffer,
  wanted: RegExp,
  limit: number,
): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  const broken = () => new UnreadableFile('The file is broken and cannot be opened.')
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== DIRECTORY_END) throw broken()
  const entries = bytes.readUInt16LE(end + 10)
  if (entries > MAX_ARCHIVE_ENTRIES) throw new UnreadableFile('The file holds too many parts.')
  let at = bytes.readUInt32LE(end + 16)
  let left = limit
  try {
    for (let entry = 0; entry < entries; entry++) {
      if (bytes.readUInt32LE(at) !== ENTRY) throw broken()
      if (bytes.readUInt16LE(at + 8) & ENCRYPTED)
        throw new UnreadableFile('The file is protected by a password.')
      const part = await partAt(bytes, at, left)
      left -= part.length
      const path = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28))
      if (wanted.test(path)) parts.set(path, part)
      at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnreadableFile('The file is too large once unpacked.')
    throw broken()
  }
  return parts
}

async function partAt(bytes: Buffer, at: number, left: number): Promise<Buffer> {
  const method = bytes.readUInt16LE(at + 10)
  const packed = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  if (bytes.readUInt32LE(local) !== LOCAL)
    throw new UnreadableFile('The file is broken and cannot be opened.')
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const content = bytes.subarray(from, from + packed)
  return method === DEFLATED ? inflate(content, { maxOutputLength: Math.max(1, left) }) : content
}
