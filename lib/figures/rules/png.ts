import type { Read } from './picture'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const DROPPED = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'])

/**
 * Chunks: a length, a four-character name, the data and a checksum. The first is the header, the last is
 * IEND.
 */
export function readPng(file: Uint8Array): Read | null {
  if (!SIGNATURE.every((byte, at) => file[at] === byte)) return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const kept = [file.subarray(0, 8)]
  let size: { width: number; height: number } | null = null
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + view.getUint32(at)
    if (end > file.length) return null
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    if (name === 'IHDR' && end - at === 25)
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!size) return null
    if (!DROPPED.has(name)) kept.push(file.subarray(at, end))
    if (name === 'IEND') return { ...size, kept }
    at = end
  }
  return null
}
