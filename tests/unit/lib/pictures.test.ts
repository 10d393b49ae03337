import { readPicture } from '@/lib/figures/rules/picture'
import { jpeg, png, webp } from '../../support/pictures'

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1')
const about = (file: Uint8Array) => {
  const found = readPicture(file)
  return found && [found.mime, found.width, found.height]
}

test.each([
  ['PNG', png(640, 480), ['image/png', 640, 480]],
  ['JPEG', jpeg(300, 200), ['image/jpeg', 300, 200]],
  ['JPEG upside down', jpeg(300, 200, 3), ['image/jpeg', 300, 200]],
  ['JPEG on its side', jpeg(300, 200, 6), ['image/jpeg', 200, 300]],
  ['WebP, lossy', webp.lossy(), ['image/webp', 320, 240]],
  ['WebP, lossless', webp.lossless(), ['image/webp', 320, 240]],
  ['WebP, extended', webp.extended(), ['image/webp', 320, 240]],
])('%s is known by its bytes, with its size', (_, file, expected) => {
  expect(about(file)).toEqual(expected)
  // What is kept is a picture like it, and reading it again takes nothing more away.
  const { bytes } = readPicture(file)!
  expect(about(bytes)).toEqual(expected)
  expect(readPicture(bytes)!.bytes).toEqual(bytes)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('GIF89a is no figure')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['GIF', Buffer.from('47494638396101000100800000', 'hex')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PNG of no size', png(0, 3)],
  ['the first half of a PNG', png(300, 200).subarray(0, 40)],
  ['the beginning of a PNG alone', png().subarray(0, 8)],
  ['the beginning of a JPEG alone', jpeg().subarray(0, 20)],
  ['a JPEG without a frame', Buffer.from('ffd8ffda000401020304', 'hex')],
  ['a WebP that is cut off', webp.extended().subarray(0, 40)],
  ['a RIFF of sound', Buffer.concat([Buffer.from('RIFF\x40\0\0\0WAVEfmt '), Buffer.alloc(60)])],
])('%s is no picture', (_, file) => expect(about(file)).toBeNull())

test('cut off anywhere, or with any byte changed, it throws nothing', () => {
  for (const file of [png(), jpeg(300, 200, 6), webp.lossy(), webp.lossless(), webp.extended()])
    for (let at = 0; at < file.length; at++) {
      readPicture(file.subarray(0, at))
      const changed = Buffer.from(file)
      changed[at] = changed[at]! ^ 0xff
      readPicture(changed)
    }
})

test('where and by whom it was taken is not kept; how the camera was held is', () => {
  const noted = png(4, 3, 0, [
    ['tEXt', 'Author\0Mary'],
    ['eXIf', '51.5074 N'],
    ['gAMA', '\0\0\0\0'],
  ])
  expect(text(readPicture(noted)?.bytes)).not.toMatch(/Mary|51\.5/)
  expect(text(readPicture(noted)?.bytes)).toContain('gAMA')
  const turned = text(readPicture(jpeg(300, 200, 6))?.bytes)
  expect(turned).toContain('Exif')
  expect(turned).not.toMatch(/Mary|51\.5/)
  expect(text(readPicture(jpeg(300, 200, 1))?.bytes)).not.toContain('Exif')
  expect(text(readPicture(webp.extended())?.bytes)).not.toMatch(/EXIF|51\.5/)
})

test('what follows the end of a PNG is not kept', () => {
  const hidden = Buffer.concat([png(), Buffer.from('<script>')])
  expect(text(readPicture(hidden)?.bytes)).not.toContain('script')
})
