import { DOCX } from '@/lib/drive/constants'
import { readDocument } from '@/lib/drive/rules/reading'
import { docx } from '../../../support/docx'

const textOf = async (mimeType: string, bytes: Buffer) => (await readDocument('File', mimeType, bytes)).text
const plain = (bytes: Buffer) => textOf('text/plain', bytes)
const html = (source: string | Buffer) => textOf('text/html', Buffer.from(source))

const WARM = 'Cure at 35°C – “moist”, €5'
const WINDOWS = Buffer.from('Cure at 35\u00b0C \u0096 \u0093moist\u0094, \u00805', 'latin1')

test.each([
  ['UTF-8', Buffer.from(WARM)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${WARM}`)],
  ['UTF-16, little end first', Buffer.from(`\ufeff${WARM}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${WARM}`, 'utf16le').swap16()],
  ['Windows-1252', WINDOWS],
])('a text in %s is read as it was written', async (_, bytes) => {
  expect(await plain(bytes)).toBe(WARM)
})

test('HTML is read in the character set that it names, else in the one that it is in', async () => {
  expect(await html(Buffer.concat([Buffer.from('<p>'), WINDOWS]))).toBe(WARM)
  const greek = Buffer.concat([Buffer.from('<meta charset="iso-8859-7"><p>'), Buffer.from([0xc3, 0xeb])])
  expect(await html(greek)).toBe('Γλ')
  expect(await html('<meta charset="nothing"><p>γ</p>')).toBe('γ')
})

test('what is not text is refused', async () => {
  await expect(plain(Buffer.from([1, 0, 2]))).rejects.toThrow('The file is not text.')
})

test.each([
  '<p style="color:red; display: none">Hidden.</p>',
  '<div style="visibility:hidden"><p>Hidden.</p></div>',
  '<p hidden>Hidden.</p>',
  '<p aria-hidden="true">Hidden.</p>',
  '<style>.c1{color:red;display:none}</style><p class="c0 c1">Hidden.</p>',
])('%s is not read', async (hidden) => {
  expect(await html(`<p>Shown.</p>${hidden}`)).toBe('Shown.')
})

test('what is hidden only in print, or only looks so, is read', async () => {
  expect(
    await html(
      '<style>@media print{.a{display:none}}</style><p class="a">Shown</p><p aria-hidden="false" style="display:block">too</p>',
    ),
  ).toBe('Shown\ntoo')
})

test('hidden runs of a Word file are not read', async () => {
  const hidden = '</w:t></w:r><w:r><w:rPr><w:b/><w:vanish/></w:rPr><w:t>Hidden.</w:t></w:r><w:r><w:t>'
  const shown = '</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t> too.</w:t></w:r><w:r><w:t>'
  expect(await textOf(DOCX, docx([`Shown${hidden}${shown}`]))).toBe('Shown too.')
})
