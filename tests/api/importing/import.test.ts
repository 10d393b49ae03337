import { importFile } from '@/lib/articles/importing/mutations'
import { exportLines } from '@/lib/articles/importing/queries'
import { db } from '@/lib/core/server/db'
import { createMember } from '../../support/factories'

type Problem = { line: number; reason: string }

async function* each(lines: string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line)
}
async function load(lines: unknown[], publish = false, confirmed = false) {
  const problems: Problem[] = []
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  const totals = await importFile(each(texts), {
    publish,
    confirmed,
    onProblem: (line, reason) => problems.push({ line, reason }),
  })
  return { totals, problems: problems.sort((a, b) => a.line - b.line) }
}
async function exported(): Promise<string[]> {
  const lines: string[] = []
  for await (const line of exportLines()) lines.push(line)
  return lines
}
const article = (change: Record<string, unknown> = {}) => ({
  title: 'Bolted joints',
  content: '<p>Bolts in <strong>bearing</strong>.</p>',
  category: 'Steel connections',
  ...change,
})
const stored = (slug: string) =>
  db.article.findUnique({
    where: { slug },
    include: {
      category: true,
      tags: { include: { tag: true } },
      references: { orderBy: { position: 'asc' } },
    },
  })

describe('refusals', () => {
  test.each(
    [
      ['not json', 'is not valid JSON'],
      ['{"title": "x"', 'is not valid JSON'],
      ['[]', 'line: Invalid input: expected object, received array'],
      ['null', 'line: Invalid input: expected object, received null'],
      [article({ title: undefined }), 'title: is missing'],
      [article({ title: '   ' }), 'title: is empty'],
      [article({ title: 'x'.repeat(501) }), 'title: is longer than 500 characters'],
      [article({ content: undefined }), 'content: is missing'],
      [article({ content: '' }), 'content: is empty'],
      [article({ content: 'x'.repeat(2 * 1024 * 1024 + 1) }), 'content: is larger than 2 MB'],
      [article({ category: undefined }), 'category: is missing'],
      [article({ category: ' ' }), 'category: is empty'],
      [article({ slug: 'Not A Slug' }), 'slug: only small letters, digits and single hyphens'],
      [article({ slug: '2026' }), 'slug: not only digits: those are ids'],
      [article({ createdAt: 'yesterday' }), 'createdAt: is not an ISO 8601 time'],
      [article({ tags: 'Bolts' }), 'tags: Invalid input: expected array, received string'],
      [article({ published: 'yes' }), 'published: Invalid input: expected boolean, received string'],
      [
        article({ author: { email: 'nobody@example.org' } }),
        'author: there is no account nobody@example.org',
      ],
    ].map(([bad, reason]) => [JSON.stringify(bad).slice(0, 60), bad, reason] as const),
  )('%s is reported with its number and reason, and the rest loads', async (_, bad, reason) => {
    const before = await db.article.count()
    const good = article({ slug: `rest-${before}` })
    const { totals, problems } = await load([good, '', bad, article({ slug: `rest-after-${before}` })])
    expect(problems).toEqual([{ line: 3, reason }])
    expect(totals).toEqual({ created: 2, updated: 0, unchanged: 0, failed: 1 })
    expect(await db.article.count()).toBe(before + 2)
  })

  test('a NUL character in a line is that line’s problem, told in a sentence', async () => {
    const { totals, problems } = await load([
      article({ title: 'a\0b', slug: 'nul' }),
      article({ slug: 'after-nul' }),
    ])
    expect(totals).toMatchObject({ created: 1, failed: 1 })
    expect(problems[0]?.line).toBe(1)
    expect(problems[0]?.reason).not.toMatch(/prisma|invocation|22021/i)
  })

  test('what the database refuses is told in a sentence too', async () => {
    const year0 = article({ slug: 'year-0', createdAt: '0000-01-01T00:00:00Z' })
    const { totals, problems } = await load([year0, article({ slug: 'after-year-0' })])
    expect(totals).toMatchObject({ created: 1, failed: 1 })
    expect(problems).toEqual([
      { line: 1, reason: 'could not be stored: the database does not take a value in it' },
    ])
  })

  test('a rule of the database that a line breaks is named', async () => {
    await load([article({ slug: 'ruled' })])
    await db.$executeRaw`ALTER TABLE articles ADD CONSTRAINT no_timber CHECK (title <> 'Timber')`
    try {
      expect((await load([article({ slug: 'ruled', title: 'Timber' })])).problems).toEqual([
        { line: 1, reason: 'could not be stored: it breaks the rule no_timber of the database' },
      ])
    } finally {
      await db.$executeRaw`ALTER TABLE articles DROP CONSTRAINT no_timber`
    }
  })

  test('every bad line is reported when there are many', async () => {
    const { totals, problems } = await load(
      Array.from({ length: 200 }, (_, n) => (n % 2 ? 'x' : article({ slug: `many-${n}` }))),
    )
    expect(totals).toEqual({ created: 100, updated: 0, unchanged: 0, failed: 100 })
    expect(problems.map(({ line }) => line)).toEqual(Array.from({ length: 100 }, (_, n) => 2 * n + 2))
  })

  test('what an article may not contain does not come in', async () => {
    await load([
      article({
        slug: 'evil',
        content: '<p onclick="x()">Text<script>alert(1)</script></p><iframe src="//evil"></iframe>',
      }),
    ])
    expect(await stored('evil')).toMatchObject({ content: '<p>Text</p>', bodyHtml: '<p>Text</p>' })
  })
})

describe('loading', () => {
  test('every field arrives', async () => {
    const { email, id } = await createMember()
    await load([
      article({
        slug: 'full',
        excerpt: ' In short. ',
        reference: 'EN 1993-1-8, Table 3.4\nSCI P358',
        tags: ['Bolts', ' bolts ', 'Shear'],
        featured: true,
        published: true,
        author: { email: email.toUpperCase() },
        createdAt: '2024-02-29T10:00:00+01:00',
      }),
    ])
    const row = await stored('full')
    expect(row).toMatchObject({
      title: 'Bolted joints',
      excerpt: 'In short.',
      featured: true,
      status: 'approved',
      authorId: id,
      revision: 1,
      createdAt: new Date('2024-02-29T09:00:00Z'),
      publishedAt: new Date('2024-02-29T09:00:00Z'),
      category: { name: 'Steel connections', slug: 'steel-connections' },
    })
    expect(row?.tags.map(({ tag }) => tag.name).sort()).toEqual(['Bolts', 'Shear'])
    expect(row?.references.map(({ standard }) => standard)).toEqual(['EN 1993-1-8', null])
  })

  test('twice the same changes nothing', async () => {
    const file = [
      article({ slug: 'same', tags: ['Bolts'] }),
      article({ title: 'No slug given' }),
      article({ slug: 'dated', createdAt: '2020-01-01T00:00:00Z', published: true }),
    ]
    await load(file)
    const before = await db.article.findMany({
      orderBy: { id: 'asc' },
      include: { tags: true, references: true },
    })
    expect((await load(file)).totals).toEqual({ created: 0, updated: 0, unchanged: 3, failed: 0 })
    expect(
      await db.article.findMany({ orderBy: { id: 'asc' }, include: { tags: true, references: true } }),
    ).toEqual(before)
  })

  test.each([
    ['title', 'Other joints'],
    ['content', '<p>Other text.</p>'],
    ['category', 'Timber'],
    ['tags', ['Timber']],
    ['featured', true],
    ['excerpt', 'Other'],
    ['reference', 'EN 1995-1-1'],
    ['published', true],
  ])('another %s is an update and a new revision of the same article', async (field, value) => {
    const slug = `update-${field}`
    await load([article({ slug })])
    const before = await stored(slug)
    expect((await load([article({ slug, [field]: value })])).totals).toMatchObject({ updated: 1, created: 0 })
    expect(await stored(slug)).toMatchObject({ id: before?.id, revision: 2, createdAt: before?.createdAt })
    expect((await load([article({ slug, [field]: value })])).totals).toMatchObject({ unchanged: 1 })
  })

  test('another date alone is an update too', async () => {
    await load([article({ slug: 'redated', createdAt: '2020-01-01T00:00:00Z' })])
    expect(
      (await load([article({ slug: 'redated', createdAt: '2021-01-01T00:00:00Z' })])).totals,
    ).toMatchObject({ updated: 1 })
    expect((await stored('redated'))?.createdAt).toEqual(new Date('2021-01-01'))
  })

  test('being published again keeps the day of the first time', async () => {
    const at = '2020-01-01T00:00:00Z'
    await load([article({ slug: 'republished', createdAt: at, published: true })])
    await load([article({ slug: 'republished', createdAt: at, published: false })])
    expect(await stored('republished')).toMatchObject({ status: 'draft', publishedAt: new Date(at) })
    await load([article({ slug: 'republished', createdAt: '2022-01-01T00:00:00Z', published: true })])
    expect(await stored('republished')).toMatchObject({ status: 'approved', publishedAt: new Date(at) })
  })

  test.each(['draft', 'pending_review', 'rejected'] as const)(
    'what is %s and said not to be published stays so, and an export changes nothing',
    async (status) => {
      const slug = `own-${status.replace('_', '-')}`
      await load([article({ slug })])
      const reason = status === 'rejected' ? { rejectionReason: 'Too short' } : {}
      const before = await db.article.update({ where: { slug }, data: { status, ...reason } })
      const lines = await exported()
      expect((await load(lines)).totals).toMatchObject({ created: 0, updated: 0, failed: 0 })
      expect(await db.article.findUnique({ where: { slug } })).toEqual(before)

      const changed = article({ slug, title: 'Written again', published: false })
      expect((await load([changed])).totals).toMatchObject({ updated: 1 })
      expect(await stored(slug)).toMatchObject({ status, title: 'Written again', ...reason })
    },
  )

  test('a rejected article that a line publishes loses the reason', async () => {
    await load([article({ slug: 'turned' })])
    await db.article.update({
      where: { slug: 'turned' },
      data: { status: 'rejected', rejectionReason: 'Too short' },
    })
    expect((await load([article({ slug: 'turned', published: true })])).problems).toEqual([])
    expect(await stored('turned')).toMatchObject({ status: 'approved', rejectionReason: null })
  })

  test('--publish publishes everything', async () => {
    await load([article({ slug: 'published-by-option', published: false })], true)
    expect(await stored('published-by-option')).toMatchObject({ status: 'approved' })
  })

  test('an article in the bin comes back', async () => {
    await load([article({ slug: 'binned' })])
    await db.article.update({ where: { slug: 'binned' }, data: { deletedAt: new Date() } })
    expect((await load([article({ slug: 'binned' })])).totals).toMatchObject({ updated: 1 })
    expect((await stored('binned'))?.deletedAt).toBeNull()
  })

  test('slugs come from titles, and the second of a title gets -2', async () => {
    const titles = ['Ólafur’s Größe & “M₀”', 'Twin', 'Twin', 'TWIN!', '1993', '中文']
    await load(titles.map((title) => article({ title })))
    const found = await db.article.findMany({
      where: { title: { in: titles } },
      orderBy: { slug: 'asc' },
      select: { slug: true },
    })
    expect(found.map(({ slug }) => slug)).toEqual([
      'article',
      'no-1993',
      'olafur-s-gro-e-and-m0',
      'twin',
      'twin-2',
      'twin-3',
    ])
  })

  test('a line without a slug does not take the place of another line’s article', async () => {
    await load([
      article({ slug: 'pile-caps', title: 'Pile caps, part one' }),
      article({ title: 'Pile caps' }),
    ])
    expect((await stored('pile-caps'))?.title).toBe('Pile caps, part one')
    expect(await db.article.count({ where: { title: 'Pile caps' } })).toBe(1)
  })

  test('of two lines with one slug the later one stands, whichever is done first', async () => {
    const slugs = Array.from({ length: 20 }, (_, n) => `race-${n}`)
    const lines = slugs.flatMap((slug) => [article({ slug }), article({ slug, title: 'Later' })])
    const { totals } = await load(lines)
    expect(totals).toEqual({ created: 20, updated: 20, unchanged: 0, failed: 0 })
    expect(await db.article.count({ where: { slug: { in: slugs }, title: 'Later' } })).toBe(20)
  })

  test('many lines that name the same new category and tags make each of them once', async () => {
    const names = ['Nova', 'Stella', 'Astra']
    await load(
      Array.from({ length: 60 }, (_, n) =>
        article({ slug: `star-${n}`, category: 'Stars', tags: n % 2 ? names : [...names].reverse() }),
      ),
    )
    expect(await db.category.count({ where: { name: 'Stars' } })).toBe(1)
    expect(await db.tag.count({ where: { name: { in: names } } })).toBe(3)
  })
})

test('an edit that commits while an import waits for it stays, where the line leaves its field out', async () => {
  const slug = 'edited-meanwhile'
  await load([article({ slug, excerpt: 'As imported.', reference: 'EN 1993-1-8:2005' })])
  let importing: ReturnType<typeof load> | undefined
  await db.$transaction(
    async (tx) => {
      await tx.article.update({ where: { slug }, data: { excerpt: 'As edited.', featured: true } })
      importing = load([article({ slug, content: '<p>Bolts in tension.</p>' })])
      const waiting = () => db.$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      while ((await waiting()).length === 0) await new Promise((next) => setImmediate(next))
    },
    { timeout: 60_000 },
  )
  expect(await importing).toMatchObject({ totals: { updated: 1 }, problems: [] })
  expect(await stored(slug)).toMatchObject({
    content: '<p>Bolts in tension.</p>',
    excerpt: 'As edited.',
    featured: true,
    reference: 'EN 1993-1-8:2005',
  })
})

test('a calculation that contradicts its expected values is refused, unless that is confirmed', async () => {
  const sheet = 'title Sum\ninput a = 2\nb = 2 a "b"\nexpect b = 5 ± 1 % "by hand"'
  const line = article({
    slug: 'contradicting',
    content: `<p>Twice.</p><pre data-type="calculation">${sheet}</pre>`,
  })
  const { totals, problems } = await load([line])
  expect(totals).toMatchObject({ created: 0, failed: 1 })
  expect(problems[0]!.reason).toContain('contradicts its expected values')
  expect(await stored('contradicting')).toBeNull()
  expect((await load([line], false, true)).totals).toMatchObject({ created: 1, failed: 0 })
})

test('who may read an article goes out and comes in again, and no article is for payers and for everybody', async () => {
  await load([article({ slug: 'for-payers', premium: true }), article({ slug: 'for-all', open: true })], true)
  const lines = (await exported()).filter((line) => /"slug":"for-(payers|all)"/.test(line))
  await db.article.deleteMany({ where: { slug: { in: ['for-payers', 'for-all'] } } })
  expect(await load(lines)).toMatchObject({ totals: { created: 2 }, problems: [] })
  expect(await stored('for-payers')).toMatchObject({ premium: true, open: false })
  expect(await stored('for-all')).toMatchObject({ premium: false, open: true })
  // What a line leaves out stays.
  await load([article({ slug: 'for-payers', excerpt: 'Bearing.' })])
  expect(await stored('for-payers')).toMatchObject({ premium: true, excerpt: 'Bearing.' })
  const { problems } = await load([article({ slug: 'for-all', premium: true })])
  expect(problems.map(({ reason }) => reason)).toEqual([
    'premium: an article for paying members is not open to everybody',
  ])
})
