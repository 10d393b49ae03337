import { DOCX } from '@/lib/articles/word/constants'
import { readDocument } from '@/lib/drive/rules/reading'
import { UnreadableFile } from '@/lib/articles/word/rules/unreadable'
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
  '<style>@import "a.css"; @media print{.b{color:red}} .a, #c1 {/* } */ display: none }</style><p id="c1">Hidden.</p>',
  '<style>} @media print{.b{color:red}} p.c1{display:none}</style><p class="c1">Hidden.</p>',
])('%s is not read', async (hidden) => {
  expect(await html(`<p>Shown.</p>${hidden}`)).toBe('Shown.')
})

test('what is hidden only in print, or only looks so, is read', async () => {
  expect(
    await html(
      '<style>@media print{.a{display:none}}</style><p class="a">Shown</p><p aria-hidden="false" style="display:block">too</p><style>/*/ .d{display:none} </style><p class="d">here</p>',
    ),
  ).toBe('Shown\ntoo\nhere')
})

test('hidden runs of a Word file are not read', async () => {
  const hidden = '</w:t></w:r><w:r><w:rPr><w:b/><w:vanish/></w:rPr><w:t>Hidden.</w:t></w:r><w:r><w:t>'
  const shown = '</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t> too.</w:t></w:r><w:r><w:t>'
  expect(await textOf(DOCX, docx([`Shown${hidden}${shown}`]))).toBe('Shown too.')
})

test('words of simple fields and signs of the Symbol font are read', async () => {
  const caption = `Table </w:t></w:r><w:fldSimple w:instr=" SEQ Table &gt; "><w:r><w:t>4</w:t></w:r></w:fldSimple><w:r><w:t>: Grades`
  expect(await textOf(DOCX, docx([caption]))).toBe('Table 4: Grades')
  const signs =
    'Where </w:t></w:r><w:r><w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr><w:t>s\uf0a3</w:t></w:r><w:r><w:t> limit'
  expect(await textOf(DOCX, docx([signs]))).toBe('Where σ≤ limit')
  expect(await textOf(DOCX, docx([signs.replace('\uf0a3', '&#xF0A3;')]))).toBe('Where σ≤ limit')
})

/** Word files made of one thing again and again, as XML inside of the document's body. */
const REPEATED: [string, (times: number) => string][] = [
  ['paragraphs', (n) => '<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(n)],
  ['runs of a paragraph', (n) => `<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r>'.repeat(n)}</w:p>`],
  [
    'headings',
    (n) => '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>'.repeat(n),
  ],
  [
    'lines of a list',
    (n) => '<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:p>'.repeat(n),
  ],
  [
    'merged rows',
    (n) => `<w:tbl>${'<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc></w:tr>'.repeat(n)}</w:tbl>`,
  ],
  ['cells of a row', (n) => `<w:tbl><w:tr>${'<w:tc><w:p/></w:tc>'.repeat(n)}</w:tr></w:tbl>`],
  [
    'tables in tables',
    (n) => `${'<w:tbl><w:tr><w:tc>'.repeat(n / 10)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(n / 10)}`,
  ],
  [
    'fields in fields',
    (n) =>
      `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "a"</w:instrText></w:r>'.repeat(n)}</w:p>`,
  ],
  [
    'simple fields',
    (n) => `<w:p>${'<w:fldSimple w:instr="SEQ a"><w:r><w:t>1</w:t></w:r></w:fldSimple>'.repeat(n)}</w:p>`,
  ],
  ['line breaks', (n) => `<w:p><w:r>${'<w:br/>'.repeat(n)}</w:r></w:p>`],
]

test.each(REPEATED)(
  'a Word file of many %s is read, or refused, in time in proportion to it',
  async (_, body) => {
    const milliseconds = async (times: number) => {
      const file = docx([], {
        'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body(times)}</w:body></w:document>`,
      })
      const began = process.cpuUsage()
      await readDocument('File', DOCX, file).catch((error: unknown) =>
        expect(error).toBeInstanceOf(UnreadableFile),
      )
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1000
    }
    await milliseconds(500)
    // The least of a few, as garbage is collected when it is collected. Four times as much would take sixteen
    // times as long if it grew with the square.
    let [short, long] = [Infinity, Infinity]
    for (let round = 0; round < 4 && !(long < 12 * short + 200); round++) {
      short = Math.min(short, await milliseconds(2000))
      long = Math.min(long, await milliseconds(8000))
    }
    expect(long).toBeLessThan(12 * short + 200)
  },
)
