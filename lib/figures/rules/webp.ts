import type { Read } from './picture'

const nameAt = (file: Uint8Array, at: number) => String.fromCharCode(...file.subarray(at, at + 4))

const EXIF_OR_XMP = 0x0c

/** RIFF chunks: a name, a length and the data, which begin at even places. */
export function readWebp(file: Uint8Array): Read | null {
  if (file.length < 30 || nameAt(file, 0) !== 'RIFF' || nameAt(file, 8) !== 'WEBP') return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const last = view.getUint32(4, true) + 8
  if (last > file.length) return null
  const chunks: Uint8Array[] = []
  let size: { width: number; height: number } | null = null
  for (let at = 12; at + 8 <= last;) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > last) return null
    const name = nameAt(file, at)
    const chunk = Uint8Array.from(file.subarray(at, end))
    size ??= sizeOf(name, chunk)
    if (name === 'VP8X') chunk[8]! &= ~EXIF_OR_XMP
    if (name !== 'EXIF' && name !== 'XMP ') chunks.push(chunk)
    at = end
  }
  if (!size) return null
  const head = Uint8Array.from(file.subarray(0, 12))
  new DataView(head.buffer).setUint32(
    4,
    chunks.reduce((sum, { length }) => sum + length, 4),
    true,
  )
  return { ...size, kept: [head, ...chunks] }
}

function sizeOf(name: string, chunk: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(chunk.buffer, chunk.byteOffset + 8)
  if (name === 'VP8X' && chunk.length >= 18) {
    const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
    return { width: side(4), height: side(7) }
  }
  if (name === 'VP8L' && chunk.length >= 13 && view.getUint8(0) === 0x2f) {
    const bits = view.getUint32(1, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (name === 'VP8 ' && chunk.length >= 18 && view.getUint8(3) === 0x9d && view.getUint16(4) === 0x012a)
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
  return null
}
