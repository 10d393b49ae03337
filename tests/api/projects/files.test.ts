import { inflateRawSync } from 'node:zlib'
import { GET as fileRoute } from '@/app/api/projects/[id]/file/route'
import { endRendering } from '@/lib/articles/rendering/gateway'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { printProject } from '@/lib/projects/exporting/queries'
import { onPaper } from '@/lib/articles/rules/printed'
import { OWN_ORIGIN } from '../../support/call'
import { makersOf } from '@/lib/projects/exporting/rules/makers'
import { saveCopy } from '../../support/copies'
import { createArticle, resetLimits } from '../../support/factories'
import { join, someone, type Someone } from '../../support/projects'

let me: Someone
let id: string
beforeEach(async () => {
  await resetLimits()
  me = await someone({ firstName: 'Ada', lastName: 'Byron' })
  id = (await me.create({ name: 'Depot & yard' })).body.id
})
afterAll(endRendering)

const viewerOf = ({ user }: Someone) =>
  ({ ...user, role: 'user', emailVerified: true }) as unknown as Verified

const SECTIONS =
  '<p>Introduction.</p><h2>Loads</h2><p>They act, as \\(q = 1\\).</p><h3>Wind</h3><p>It blows.</p><h2>Checks</h2><p>They pass.</p>'
const CITED = 'EN 1993-1-1:2005, cl. 6.3.2\nTimoshenko & Gere, Theory of Elastic Stability {2nd}, 1961'

/** A project with one of everything. */
async function filled() {
  const article = await createArticle({ title: 'Wind & roofs', content: SECTIONS, reference: CITED })
  const copy = await saveCopy(me.cookie, { title: 'Roof beam', note: 'Grid B' })
  await me.add(id, { kind: 'heading', text: 'Actions' })
  await me.add(id, { kind: 'note', text: 'By hand:\n# not a heading' })
  await me.add(id, { kind: 'article', articleId: article.id, text: 'Read first' })
  await me.add(id, { kind: 'passage', articleId: article.id, anchor: 's-loads' })
  await me.add(id, { kind: 'calculation', copyId: copy.id })
  return { article, copy }
}

test('a document is of who may change the project, and not of who only reads it', () => {
  const person = { id: 1, name: 'Ada Byron', part: 'owner', you: true } as const
  const people = [
    person,
    { ...person, name: 'Ove Arup', part: 'edit' },
    { ...person, name: 'Nora Lind', part: 'view' },
  ] as const
  expect(makersOf({ people: [...people] })).toBe('Ada Byron, Ove Arup')
})

/** The texts of a zip by their names, from its directory. */
function unpacked(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const texts = new Map<string, string>()
  for (let n = 0; n < count; n++) {
    expect(bytes.toString('latin1', at, at + 4)).toBe('PK\x01\x02')
    const [packed, size, length] = [at + 20, at + 24, at + 28].map((place, index) =>
      index < 2 ? bytes.readUInt32LE(place) : bytes.readUInt16LE(place),
    ) as [number, number, number]
    const offset = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + length)
    expect(bytes.toString('utf8', offset + 30, offset + 30 + length)).toBe(name)
    const text = inflateRawSync(bytes.subarray(offset + 30 + length, offset + 30 + length + packed))
    expect(text.length).toBe(size)
    texts.set(name, text.toString())
    at += 46 + length
  }
  expect(at).toBe(end)
  return texts
}

async function zipOf(by = me): Promise<Map<string, string>> {
  const request = new Request(`${OWN_ORIGIN}/x?format=zip`, { headers: { cookie: by.cookie } })
  const reply = await fileRoute(request, { params: Promise.resolve({ id }) })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="depot-and-yard.zip"')
  return unpacked(Buffer.from(await reply.arrayBuffer()))
}

test('what is cited comes as BibTeX, RIS and CSL-JSON, with the status of standards', async () => {
  const { article } = await filled()
  const bib = await me.file(id, 'bib')
  expect(bib.headers.get('content-disposition')).toBe('attachment; filename="depot-and-yard.bib"')
  expect(bib.text).toContain(`@misc{loadpath-${article.slug},`)
  expect(bib.text).toContain('title = {{Wind \\& roofs}}')
  expect(bib.text).toContain('title = {{Timoshenko \\& Gere, Theory of Elastic Stability \\{2nd\\}, 1961}}')
  expect(bib.text.match(/^@/gm)).toHaveLength(4)
  const ris = (await me.file(id, 'ris')).text
  expect(ris.match(/^TY {2}- (\w+)$/gm)).toEqual(['TY  - ELEC', 'TY  - ELEC', 'TY  - STAND', 'TY  - GEN'])
  expect(ris.match(/^ER {2}- $/gm)).toHaveLength(4)
  const csl = JSON.parse((await me.file(id, 'json')).text) as { id: string; type: string; title: string }[]
  expect(csl.map(({ type }) => type)).toEqual(['webpage', 'webpage', 'standard', 'document'])
  expect(new Set(csl.map((item) => item.id)).size).toBe(4)
  expect(csl[0]).toMatchObject({
    title: 'Wind & roofs',
    author: [{ literal: 'Loadpath editors' }],
    version: 'Revision 1',
    URL: `http://localhost:3000/articles/${article.slug}`,
  })
  expect((await me.file(id, 'docx')).status).toBe(400)
})

test('a project without anything has files all the same', async () => {
  expect([(await me.file(id, 'bib')).text, (await me.file(id, 'json')).text]).toEqual(['', '[]\n'])
  expect([...(await zipOf()).keys()]).toEqual([
    'project.md',
    'references.bib',
    'references.ris',
    'references.json',
  ])
})

test('the zip has the order in Markdown, what is cited, and the values of each calculation', async () => {
  const { article } = await filled()
  const files = await zipOf()
  expect([...files.keys()]).toEqual([
    'project.md',
    'references.bib',
    'references.ris',
    'references.json',
    'calculations/01-roof-beam.csv',
    'calculations/01-roof-beam.json',
  ])
  const text = files.get('project.md')!
  expect(text).toMatch(/^# Depot & yard\n/)
  expect(text).toContain('\nAda Byron, ')
  expect(text).toContain('## Actions')
  // What a member typed is no mark of the file.
  expect(text).toContain('> By hand:\n> \\# not a heading')
  expect(text).toContain(`### [Loads](http://localhost:3000/articles/${article.slug}#s-loads)`)
  expect(text).toContain('[calculations/01-roof-beam.csv](calculations/01-roof-beam.csv)')
  expect(files.get('calculations/01-roof-beam.csv')).toContain('Grid B')
  expect(JSON.parse(files.get('calculations/01-roof-beam.json')!)).toMatchObject({ title: 'Roof beam' })
})

test('the printed project has the passage to the next heading of its level, and the sheet with its values', async () => {
  await filled()
  const printed = await printProject(viewerOf(me), id)
  const [, , whole, passage, calculation] = printed.items
  expect(whole!.html).toBeNull()
  expect(passage!.html).toContain('It blows.')
  expect(passage!.html).toContain('katex')
  expect(passage!.html).not.toMatch(/They pass|Introduction|id="s-wind"|class="anchor"/)
  const paper = onPaper(calculation!.html!, 'part-7')
  expect(paper).toContain('<strong>5</strong>')
  expect(paper).not.toMatch(/<(input|select|button|label)\b/)
  expect(paper.match(/ id="(?!part-7-)/)).toBeNull()
  expect(printed.sources.map(({ raw }) => raw)).toEqual(CITED.split('\n'))
})

test('a printed passage has the verified errors in it, as its article shows them', async () => {
  const { article } = await filled()
  const erratum = {
    articleId: article.id,
    articleTitle: 'Wind & roofs',
    revision: 1,
    kind: 'technical',
  } as const
  const decided = { state: 'verified', decidedKind: 'technical', decidedAt: new Date() } as const
  const report = { ...erratum, ...decided, report: 'It does not.', was: 'It blows.', now: 'It rests.' }
  await db.erratum.create({ data: { ...report, passage: 'It blows.' } })
  await db.erratum.create({ data: { ...report, passage: 'They pass.', now: 'They fail.' } })
  const { html } = (await printProject(viewerOf(me), id)).items[3]!
  expect(html).toContain('It rests.')
  expect(html).not.toContain('They fail.')
})

test('nothing of a premium article is in the files of who may not read it', async () => {
  Object.assign(env(), { PAID_PLANS: 'on' })
  try {
    const { article, copy } = await filled()
    const guest = await someone()
    await join(me, id, guest, 'view')
    const { id: gift } = await db.membershipGrant.create({
      data: { userId: me.user.id, plan: 'monthly', reason: 'A test' },
    })
    await db.article.updateMany({
      where: { id: { in: [article.id, copy.articleId] } },
      data: { premium: true },
    })
    const printed = await printProject(viewerOf(guest), id)
    expect(printed.items.map(({ html, copy: shown }) => [html, shown])).toEqual(Array(5).fill([null, null]))
    expect(printed.sources).toEqual([])
    const files = await zipOf(guest)
    expect([...files.keys()].some((name) => name.startsWith('calculations/'))).toBe(false)
    expect([...files.values()].join()).not.toMatch(/It blows|Timoshenko|Grid B|M_Rd/)
    expect((await printProject(viewerOf(me), id)).items[4]!.html).not.toBeNull()
    await db.article.delete({ where: { id: copy.articleId } })
    expect((await printProject(viewerOf(guest), id)).items[4]).toMatchObject({ html: null, copy: null })
    expect((await printProject(viewerOf(me), id)).items[4]!.html).not.toBeNull()
    await db.membershipGrant.delete({ where: { id: gift } })
  } finally {
    Object.assign(env(), { PAID_PLANS: 'off' })
  }
})

test('files are for who takes part', async () => {
  const other = await someone()
  for (const format of ['bib', 'ris', 'json', 'zip']) expect((await other.file(id, format)).status).toBe(404)
  await expect(printProject(viewerOf(other), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
