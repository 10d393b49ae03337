import { POST as importWord } from '@/app/api/articles/word/route'
import { DOCX, WORD_BYTES } from '@/lib/articles/word/constants'
import type { ImportedWord } from '@/lib/articles/word/types'
import { FIGURES_AN_ACCOUNT } from '@/lib/figures/constants'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from '../../support/call'
import { docx, docxOf, relationsOf } from '../../support/docx'
import { resetLimits, signIn } from '../../support/factories'
import { oMath, r, sSub } from '../../support/omml'
import { png } from '../../support/pictures'

const send = (cookie: string | undefined, file: Buffer, type: string = DOCX) =>
  call<ImportedWord & Refusal>(importWord, {
    cookie,
    raw: new Uint8Array(file),
    headers: { 'content-type': type },
  })

const picture = (id: string, alt: string) =>
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
const words = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const illustrated = (...greys: number[]) =>
  docxOf(words('A beam on two supports.') + greys.map((grey) => picture(`p${grey}`, 'A beam')).join(''), {
    'word/_rels/document.xml.rels': relationsOf(
      greys.map((grey) => [`p${grey}`, 'image', `media/${grey}.png`]),
    ),
    ...Object.fromEntries(greys.map((grey) => [`word/media/${grey}.png`, png(8, 6, grey)])),
  })

beforeEach(resetLimits)

test('is for verified members, and for Word documents', async () => {
  expect((await send(undefined, docx(['x']))).status).toBe(401)
  const { cookie } = await signIn({ verified: false })
  expect((await send(cookie, docx(['x']))).body.code).toBe('EMAIL_NOT_VERIFIED')
  const member = await signIn()
  expect((await send(member.cookie, docx(['x']), 'application/msword')).status).toBe(415)
  expect((await send(member.cookie, Buffer.alloc(WORD_BYTES + 1))).status).toBe(413)
})

test('a document comes back as the editor takes it: cleaned, with its equations, and nothing is stored', async () => {
  const { cookie, user } = await signIn()
  const body =
    words('Links: <script>alert(1)</script> \\(x^2\\)'.replace(/</g, '&lt;')) +
    `<w:p>${oMath(sSub(r('M'), r('Ed')))}</w:p>`
  const { status, body: document } = await send(cookie, docxOf(body))
  expect(status).toBe(200)
  expect(document).toEqual({
    title: null,
    html:
      '<p>Links: &#x3C;script>alert(1)&#x3C;/script> <span data-type="inline-math" data-latex="x^2"></span></p>' +
      '<div data-type="block-math" data-latex="M_{Ed}"></div>',
    leftOut: [],
    tracked: false,
  })
  expect(await db.draft.count({ where: { userId: user.id } })).toBe(0)
  expect(await db.figure.count({ where: { ownerId: user.id } })).toBe(0)
})

test('its pictures become figures of the member, each stored once', async () => {
  const { cookie, user } = await signIn()
  const { body } = await send(cookie, illustrated(10, 20))
  const figures = await db.figure.findMany({ where: { ownerId: user.id }, select: { id: true } })
  expect(figures).toHaveLength(2)
  for (const { id } of figures)
    expect(body.html).toContain(
      `<figure><img src="/api/figures/${id}" width="8" height="6" alt="A beam"></figure>`,
    )
  await send(cookie, illustrated(10, 20))
  expect(await db.figure.count({ where: { ownerId: user.id } })).toBe(2)
})

test('pictures beyond what an account can keep are listed, and the text comes all the same', async () => {
  const { cookie, user } = await signIn()
  await db.figure.createMany({
    data: Array.from({ length: FIGURES_AN_ACCOUNT - 1 }, (_, n) => ({
      id: `${user.id.replace(/\W/g, '').slice(0, 10)}${n}`.padEnd(22, 'x').slice(0, 22),
      ownerId: user.id,
      mime: 'image/png',
      width: 1,
      height: 1,
      sha256: String(n).padStart(64, '0'),
      bytes: new Uint8Array(png()),
    })),
  })
  const { body } = await send(cookie, illustrated(10, 20))
  expect(body.html.match(/<img/g)).toHaveLength(1)
  expect(body.leftOut).toEqual([
    {
      what: `A picture: An account can keep ${FIGURES_AN_ACCOUNT} figures, and yours has as many`,
      near: 'A beam on two supports.',
    },
  ])
})

test.each([
  ['a document of blank lines', docx(['']), /no text in this document/],
  ['no archive', Buffer.from('Dear editors'), /not a Word document/],
  ['a bomb', docx(['x'], { 'word/media/x': Buffer.alloc(61 * 1024 * 1024) }), /too large once unpacked/],
  [
    'a document that takes the memory of a thread',
    docxOf('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(1_000_000)),
    /takes longer than 10 seconds/,
  ],
])('%s is refused with a sentence at the field, and others are answered', async (_, file, message) => {
  const { cookie } = await signIn()
  const { status, body } = await send(cookie, file)
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ path: 'file', message: expect.stringMatching(message) as string }])
  expect((await send(cookie, docx(['Fine.']))).body.html).toBe('<p>Fine.</p>')
})

test('ten documents in ten minutes are enough', async () => {
  const { cookie } = await signIn()
  for (let n = 0; n < 10; n++) await send(cookie, Buffer.from('x'))
  expect((await send(cookie, docx(['x']))).status).toBe(429)
})
