import { UnreadableFile } from '@/lib/articles/word/rules/unreadable'

/**
 * What the bytes 80 to 9F are in windows-1252; the rest is as in Latin 1. Node's own decoder leaves these
 * out.
 */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const DECLARED = /<meta[^>]*\bcharset\s*=\s*["']?\s*([\w:.-]+)/i
const DECLARED_WITHIN = 1024
const BYTE_ORDER_MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

/**
 * Returns bytes as text: by their byte order mark, else by what HTML says of itself, else as UTF-8; what is
 * none is windows-1252. Throws UnreadableFile.
 */
export function decodeText(bytes: Buffer, { html }: { html: boolean }): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  const text =
    decodeAs(marked ?? ((html && declaredEncoding(bytes)) || 'utf-8'), bytes) ?? decodeWindows1252(bytes)
  if (text.includes('\0')) throw new UnreadableFile('The file is not text.')
  return text
}

/** Returns the encoding that HTML declares; null where there is none, or none that is known. */
function declaredEncoding(bytes: Buffer): string | null {
  const label = DECLARED.exec(bytes.toString('latin1', 0, DECLARED_WITHIN))?.[1]
  try {
    const { encoding } = new TextDecoder(label)
    // A declaration that can be read as single bytes is not itself in UTF-16.
    return encoding.startsWith('utf-16') ? null : encoding
  } catch {
    return null
  }
}

/** Returns bytes decoded, or null where they are not in this encoding. */
function decodeAs(label: string, bytes: Buffer): string | null {
  if (label === 'windows-1252') return null
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const decodeWindows1252 = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (byte) => WINDOWS[byte.charCodeAt(0) - 0x80]!)
