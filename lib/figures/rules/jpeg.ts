import type { Read } from './picture'

const SCAN = 0xda
const COMMENT = 0xfe
const ADOBE = 0xee
const PROFILE = 0xe2
const EXIF = 0xe1

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/**
 * Segments: 0xFF, a marker, a length and the data, up to the scan. Of the camera's EXIF data only the
 * orientation stays.
 */
export function readJpeg(file: Uint8Array): Read | null {
  if (file[0] !== 0xff || file[1] !== 0xd8 || file[2] !== 0xff) return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const segments: Uint8Array[] = []
  let size: { width: number; height: number } | null = null
  let turned = 1
  for (let at = 2; at + 4 <= file.length;) {
    const marker = file[at + 1]!
    if (file[at] !== 0xff) return null
    if (marker === 0xff) {
      at++
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > file.length) return null
    const segment = file.subarray(at, end)
    if (isFrame(marker) && segment.length >= 9)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === EXIF) turned = orientationIn(segment) ?? turned
    if (marker === SCAN) {
      if (!size) return null
      const { width, height } = size
      return {
        ...(turned >= 5 ? { width: height, height: width } : { width, height }),
        kept: [file.subarray(0, 2), ...orientation(turned), ...segments, file.subarray(at)],
      }
    }
    if (isKept(marker, segment)) segments.push(segment)
    at = end
  }
  return null
}

function isKept(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return false
  if (marker === PROFILE) return textAt(segment, 4, 11) === 'ICC_PROFILE'
  return marker < 0xe1 || marker > 0xef || marker === ADOBE
}

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** Tag 0x0112 of the first directory: 1 to 8. */
function orientationIn(segment: Uint8Array): number | null {
  if (textAt(segment, 4, 6) !== 'Exif\0\0' || segment.length < 20) return null
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.length - 10)
  const little = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, little)
  if (directory + 2 > tiff.byteLength) return null
  const count = tiff.getUint16(directory, little)
  for (let n = 0; n < count; n++) {
    const entry = directory + 2 + n * 12
    if (entry + 12 > tiff.byteLength) return null
    if (tiff.getUint16(entry, little) !== 0x0112) continue
    const turned = tiff.getUint16(entry + 8, little)
    return turned >= 1 && turned <= 8 ? turned : null
  }
  return null
}

/** Returns an EXIF segment that holds only the orientation. */
const orientation = (turned: number): Uint8Array[] =>
  turned === 1
    ? []
    : [
        Uint8Array.from([
          ...[0xff, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
          ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0, 0, 0, 0, 0],
        ]),
      ]
