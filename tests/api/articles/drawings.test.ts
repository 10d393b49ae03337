import { POST as submit } from '@/app/api/articles/submit/route'
import { GET as cover } from '@/app/covers/[name]/route'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { db } from '@/lib/core/server/db'
import { categoryNamed } from '@/lib/taxonomy/mutations'
import { call } from '../../support/call'
import { resetLimits, signIn } from '../../support/factories'

const TEXT =
  '<p>A slab is drawn with the column that carries it and with the perimeter at which it is checked.</p>'
const PLAN = `title Perimeter round a column
rect column at 0, 0 size 400 mm x 300 mm concrete
offset outer from column by 500 mm dash "control perimeter"
dim column.left to column.right below`
const FRAME =
  'title Beam of an office\nspan A-B 6 m\nsupport pin A\nsupport roller B\nudl 12 kN/m on A-B\ndiagram M'
const block = (lines: string) => `<pre data-type="drawing">${lines.replaceAll('<', '&lt;')}</pre>`

async function send(content: string) {
  const { cookie } = await signIn()
  return call<OwnArticle & { errors?: Record<string, string>[] }>(submit, {
    cookie,
    body: {
      title: 'Drawings of slabs',
      content,
      categoryId: await categoryNamed(db, 'Concrete'),
      tagIds: [],
    },
  })
}

const storedOf = ({ id }: OwnArticle) =>
  db.article.findUniqueOrThrow({ where: { id }, select: { content: true, bodyHtml: true, plainText: true } })

beforeEach(resetLimits)

test('drawings are stored as lines, shown as numbered figures, and read by the search', async () => {
  const link = '<p>See <a href="#figure-beam-of-an-office">Figure 7</a> and the text.</p>'
  const { body } = await send(TEXT + link + block(PLAN) + block(FRAME))
  const { content, bodyHtml, plainText } = await storedOf(body)
  expect(content).toContain('<pre data-type="drawing">title Perimeter round a column')
  expect(bodyHtml).not.toContain('<pre')
  expect(bodyHtml).toContain('<figure class="drawing" id="figure-perimeter-round-a-column">')
  expect(bodyHtml).toContain(
    '<strong>Figure 2.</strong> <span class="drawing-title">Beam of an office.</span>',
  )
  expect(bodyHtml).toContain('<a href="#figure-beam-of-an-office">Figure\u00a02</a>')
  expect(plainText).toContain('control perimeter')
  expect(plainText).toContain('See Figure 2 and the text.')
  expect(plainText).toContain('54.0\u00a0kNm at 3\u00a0m'.replaceAll('\u00a0', ' '))
})

test('a drawing takes the values of a calculation of its article, and carries what follows it', async () => {
  const sheet =
    '<pre data-type="calculation">title Slab\ninput c_1 = 400 mm in 200 mm..900 mm\nu_0 = 4 c_1 -&gt; mm</pre>'
  const plan =
    'title Column of {c_1}\nwith slab\nrect column at 0, 0 size c_1 x c_1 concrete\nlabel at 0, 1 m "u_0 = {u_0}"'
  const { body } = await send(TEXT + block(plan) + sheet)
  const { bodyHtml } = await storedOf(body)
  expect(bodyHtml).toContain('data-follows="slab"')
  expect(bodyHtml).toContain('Column of 400\u00a0mm.')
})

test('a drawing that cannot be read is refused with its line, and no article is stored', async () => {
  const { status, body } = await send(TEXT + block('title A\nrect a at 0, 0 size 1 m x 2 kN'))
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Drawing 1, line 2, column 27: Here a length is expected')
})

test('markup among the lines of a drawing is text', async () => {
  const { body } = await send(
    TEXT + block('title A\nlabel at 0, 0 "<b onclick=x>B</b>"\nrect a at 0, 0 size 1 m x 1 m'),
  )
  const { bodyHtml } = await storedOf(body)
  expect(bodyHtml).not.toContain('<b ')
  expect(bodyHtml).toContain('&lt;b onclick=x')
})

test('the first drawing is the small picture of an article in lists, public once the article is', async () => {
  const { body } = await send(TEXT + block(PLAN) + block(FRAME))
  const { coverImage } = await db.article.findUniqueOrThrow({ where: { id: body.id } })
  expect(coverImage).toMatch(/^\/covers\/[0-9a-f]{16}\.svg$/)
  const picture = () =>
    cover(new Request('http://test'), { params: Promise.resolve({ name: coverImage!.slice(8) }) })
  expect((await picture()).status).toBe(404)
  await db.article.update({ where: { id: body.id }, data: { status: 'approved', publishedAt: new Date() } })
  const shown = await picture()
  expect(shown.headers.get('content-type')).toBe('image/svg+xml')
  expect(shown.headers.get('cache-control')).toContain('immutable')
  expect(await shown.text()).toMatch(/^<svg xmlns="[^"]*" width="132" height="88"(?!.*<text)/)
  expect(body).toMatchObject({ coverImage })
  const { body: without } = await send(TEXT + TEXT)
  expect(without).toMatchObject({ coverImage: null })
})
