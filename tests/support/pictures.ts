import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A real PNG of one grey; `extra` are chunks before its data. */
export function png(width = 4, height = 3, grey = 128, extra: [name: string, data: string][] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(Math.min(width, 100), grey)])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra.map(([name, data]) => chunk(name, Buffer.from(data))),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(Math.min(height, 100)).fill(line)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const segment = (marker: number, data: number[] | string) => {
  const body = Buffer.from(data as string)
  return Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body])
}
const frame = (width: number, height: number) =>
  segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])

/** Exif with how the camera was held, and a place that nobody needs to know. */
const exif = (turned: number) =>
  segment(0xe1, [
    ...Buffer.from('Exif\0\0II*\0\x08\0\0\0'),
    ...[1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, turned, 0, 0, 0, 0, 0, 0, 0],
    ...Buffer.from('51.5074 N'),
  ])

/** The segments of a JPEG; its scan holds nothing that is drawn. */
export const jpeg = (width = 300, height = 200, turned?: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    ...(turned === undefined ? [] : [exif(turned)]),
    segment(0xfe, 'By a camera of Mary'),
    frame(width, height),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x12, 0x34, 0xff, 0xd9]),
  ])

const riff = (chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), length, body])
}
const webpChunk = (name: string, data: number[]) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name), length, Buffer.from(data), Buffer.alloc(data.length % 2)])
}

/** The three kinds of WebP, each as far as its size is told. */
export const webp = {
  lossy: () => riff([webpChunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0x00, 0, 0])]),
  lossless: () => riff([webpChunk('VP8L', [0x2f, 0x3f, 0xc1, 0x3b, 0, 0, 0, 0, 0, 0])]),
  extended: () =>
    riff([
      webpChunk('VP8X', [0x0c, 0, 0, 0, 0x3f, 0x01, 0, 0xef, 0, 0]),
      webpChunk('VP8L', [0x2f, 0x3f, 0xc1, 0x3b, 0, 0]),
      webpChunk('EXIF', [...Buffer.from('51.5074 N')]),
    ]),
}
