import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Handler } from '../../support/call'
import { londonDay } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/server/db'
import { enqueue } from '@/lib/jobs/mutations'
import { call } from '../../support/call'
import { TEXT } from '../../support/editing'
import { createArticle, createComment, createMember, signIn } from '../../support/factories'
import { addStatus } from '@/lib/standards/mutations'
import { loadSeedRegister, registerFile } from '../../support/register'

type Sent = { params?: Record<string, string>; body?: unknown }

const keyed = (id: number | string) => ({ id: String(id), key: String(id) })
const article = async (options: Parameters<typeof createArticle>[0] = {}): Promise<Sent> => ({
  params: keyed((await createArticle(options)).id),
})
const withBody = async (sent: Promise<Sent>, body: unknown): Promise<Sent> => ({ ...(await sent), body })
const member = async (options: Parameters<typeof createMember>[0] = {}): Promise<Sent> => ({
  params: { userId: (await createMember(options)).id },
})
const comment = async (hidden = false): Promise<Sent> => {
  const { id } = await createComment((await createArticle()).id, { hidden })
  await db.commentReport.create({ data: { commentId: id, reporterId: (await createMember()).id } })
  return { params: keyed(id) }
}
const message = async (): Promise<Sent> => {
  const sent = { name: 'Ada', email: 'a@example.org', subject: 'S', message: 'M' }
  return { params: keyed((await db.contactSubmission.create({ data: sent })).id) }
}
const repliedMessage = async (): Promise<Sent> => {
  const sent = { name: 'Ada', email: 'a@example.org', subject: 'S', message: 'M' }
  const replied = { ...sent, status: 'replied' as const, repliedAt: new Date() }
  return { params: keyed((await db.contactSubmission.create({ data: replied })).id) }
}
const failedJob = async (): Promise<Sent> => {
  await enqueue(db, 'publish-article', { articleId: 1 })
  const { rows } = await pool().query<{ id: string }>(
    `UPDATE graphile_worker._private_jobs SET last_error = 'no' WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs) RETURNING id::text`,
  )
  return { params: keyed(rows[0]!.id) }
}
let names = 0
const named = () => ({ name: `Name ${++names}`, slug: `name-${names}`, updatedAt: new Date() })
const synonym = async (): Promise<Sent> => ({
  params: {
    id: String((await db.searchSynonym.create({ data: { names: `haunch ${++names}|taper` } })).id),
  },
})
const taxon = async (kind: 'category' | 'tag'): Promise<Sent> => ({
  params: keyed(
    (kind === 'tag' ? await db.tag.create({ data: named() }) : await db.category.create({ data: named() }))
      .id,
  ),
})
const revised = async (): Promise<Sent> => {
  const { id } = await createArticle({ title: 'Now' })
  await db.articleRevision.create({ data: { articleId: id, revision: 1, title: 'Then', content: TEXT } })
  return { params: { ...keyed(id), revision: '1' }, body: {} }
}
const newEdition = (): Promise<Sent> =>
  Promise.resolve({
    body: {
      standard: '',
      designation: `BS ${9000 + ++names}:2020`,
      body: 'BSI',
      title: 'T',
      field: 'Steel',
      published: '',
      publicationUnknown: true,
      supersedes: '',
      supersededBy: '',
      jurisdiction: 'UK',
      currency: 'current',
      supersession: 'none',
      source: 'A catalogue',
      checkedOn: '2026-11-01',
      confidence: 'low',
      confirmed: false,
    },
  })
const edition = async (): Promise<Sent> => {
  await loadSeedRegister()
  const { id } = await db.standardEdition.findFirstOrThrow({ where: { designation: 'EN 1990:2023' } })
  return {
    params: keyed(id),
    body: {
      title: 'Basis of design',
      field: 'Basis of design',
      supersededBy: '',
      jurisdiction: 'UK',
      currency: 'current',
      supersession: 'none',
      source: 'A catalogue',
      checkedOn: '2026-11-22',
      confidence: 'high',
      confirmed: true,
    },
  }
}
const pairOfClauses = {
  fromEdition: 'EN 1993-1-1:2005+A1:2014',
  fromClause: '6.3.2',
  toEdition: 'EN 1993-1-1:2022',
  toClause: '8.3.2',
  kind: 'moved',
  source: 'A comparison',
  checkedOn: '2026-11-22',
}
const newPair = async (): Promise<Sent> => {
  await loadSeedRegister()
  return { body: { ...pairOfClauses, fromClause: `6.${++names}.2` } }
}
const pair = async (): Promise<Sent> => {
  await loadSeedRegister()
  const idOf = async (designation: string) =>
    (await db.standardEdition.findFirstOrThrow({ where: { designation } })).id
  const clause = `5.${++names}`
  const { id } = await db.clauseCorrespondence.create({
    data: {
      fromEditionId: await idOf(pairOfClauses.fromEdition),
      fromClause: clause,
      fromSlug: clause,
      toEditionId: await idOf(pairOfClauses.toEdition),
      toClause: '7.1',
      toSlug: '7.1',
      kind: 'moved',
      source: 'A comparison',
      checkedOn: new Date('2026-11-01'),
    },
  })
  return { params: keyed(id), body: { ...pairOfClauses, fromClause: clause } }
}
const relationOfTwo = {
  from: 'EN 1993-1-5:2024',
  kind: 'corrects',
  to: 'EN 1993-1-3:2024',
  confirmed: true,
  source: 'A catalogue',
  checkedOn: '2026-11-22',
}
const newRelation = async (): Promise<Sent> => {
  await loadSeedRegister()
  return { body: { ...relationOfTwo, clause: `6.${++names}.2` } }
}
const relation = async (): Promise<Sent> => {
  await loadSeedRegister()
  const idOf = async (designation: string) =>
    (await db.standardEdition.findFirstOrThrow({ where: { designation } })).id
  const clause = `5.${++names}`
  const { id } = await db.standardRelation.create({
    data: {
      kind: 'corrects',
      fromEditionId: await idOf(relationOfTwo.from),
      toEditionId: await idOf(relationOfTwo.to),
      clause,
      clauseSlug: clause,
      source: 'A catalogue',
      checkedOn: new Date('2026-11-01'),
      confirmed: true,
    },
  })
  return { params: keyed(id), body: { ...relationOfTwo, clause } }
}
const review = async (reviewed: boolean): Promise<Sent> => {
  await loadSeedRegister()
  const { id: editionId } = await db.standardEdition.findFirstOrThrow({
    where: { designation: 'AISC 360-16' },
  })
  await db.$transaction((tx) =>
    addStatus(tx, editionId, {
      jurisdiction: 'USA',
      currency: 'under_review',
      supersession: 'none',
      from: '2026-01-15',
      source: 'A notice',
      checkedOn: '2026-01-20',
      confidence: 'high',
      confirmed: true,
    }),
  )
  const { id: statusId } = await db.standardStatus.findFirstOrThrow({
    where: { editionId, fromDay: { not: null }, replaced: null },
  })
  const { id: articleId } = await createArticle({ reference: 'AISC 360-16' })
  if (!reviewed) await db.standardReview.create({ data: { statusId, articleId, reviewed: true } })
  return { params: { change: String(statusId), articleId: String(articleId) }, body: { reviewed } }
}
const line = async (corrected = false): Promise<Sent> => {
  const text = `Line ${++names}`
  await createArticle({ reference: text })
  if (corrected) await db.referenceCorrection.create({ data: { line: text, type: 'other' } })
  return {
    params: { line: createHash('md5').update(text).digest('hex') },
    body: corrected ? undefined : { type: 'code' },
  }
}
const reportedError = async (): Promise<Sent> => {
  const { id: articleId } = await createArticle()
  const { id, updatedAt } = await db.erratum.create({
    data: {
      articleId,
      articleTitle: 'Beams',
      revision: 1,
      passage: 'A beam bends.',
      kind: 'technical',
      report: 'It sways, so it is less.',
    },
  })
  return { params: keyed(id), body: { state: 'rejected', answer: 'It bends.', updatedAt } }
}
const gift = async (): Promise<Sent> => {
  const { id: userId } = await createMember()
  const { id } = await db.membershipGrant.create({ data: { userId, plan: 'monthly' } })
  return { params: { id: String(id) } }
}
const pathWith = async (published = false): Promise<Sent> => {
  const data = { slug: `path-${++names}`, title: 'Path', summary: 'S', audience: 'A', published }
  const { id } = await db.readingPath.create({ data })
  const { id: articleId } = await createArticle()
  const item = { pathId: id, kind: 'article' as const, position: 0, text: 'Read it.', articleId }
  const { id: itemId } = await db.readingPathItem.create({ data: item })
  return { params: { id: String(id), itemId: String(itemId) } }
}
const inAYear = () => londonDay(new Date(Date.now() + 365 * 24 * 60 * 60 * 1000))
const toGive = async (): Promise<Sent> => ({
  body: { email: (await createMember()).email, plan: 'monthly', endsOn: inAYear(), reason: 'Reviews' },
})
const bulk = async (action: string, options = {}): Promise<Sent> => ({
  body: { action, ids: [(await createArticle(options)).id] },
})

/** Everything that an administrator can do: the call, what it is sent, and what the log says of it. */
const ACTION_VERBS: [call: string, deed: string, sent: () => Promise<Sent> | Sent][] = [
  [
    'POST admin/analytics/generate-monthly/[month]',
    'report.generate',
    // Of this month, which is made again whenever it is asked for.
    () => ({ params: { month: londonDay(new Date()).slice(0, 7) } }),
  ],
  ['POST articles', 'article.create', () => ({ body: { title: 'New', content: TEXT, published: false } })],
  ['PUT admin/articles/[id]', 'article.update', () => withBody(article(), { title: 'Other', content: TEXT })],
  ['DELETE admin/articles/[id]', 'article.delete', () => article()],
  ['POST admin/articles/[id]/approve', 'article.approve', () => article({ status: 'pending_review' })],
  [
    'POST admin/articles/[id]/check',
    'article.check',
    async () => {
      const { params } = await article()
      const { updatedAt } = await db.article.findUniqueOrThrow({ where: { id: Number(params!.id) } })
      return { params, body: { confirmed: ['figures'], updatedAt: updatedAt.toISOString() } }
    },
  ],
  [
    'POST admin/articles/[id]/reject',
    'article.reject',
    () => withBody(article({ status: 'pending_review' }), {}),
  ],
  ['POST admin/articles/[id]/restore', 'article.restore', () => article({ deletedAt: new Date() })],
  ['POST admin/articles/[id]/revisions/[revision]/restore', 'article.update', revised],
  ['POST admin/articles/bulk', 'article.publish', () => bulk('publish', { status: 'draft' })],
  ['POST admin/articles/bulk', 'article.unpublish', () => bulk('unpublish')],
  ['POST admin/articles/bulk', 'article.update', () => bulk('feature')],
  ['POST admin/articles/bulk', 'article.delete', () => bulk('delete')],
  ['POST admin/comments/[id]/hide', 'comment.hide', () => comment()],
  ['POST admin/comments/[id]/unhide', 'comment.unhide', () => comment(true)],
  ['POST admin/comments/[id]/dismiss', 'comment.dismiss', () => comment()],
  ['DELETE comments/[id]', 'comment.delete', () => comment()],
  ['PUT admin/references/[line]', 'reference.correct', () => line()],
  ['DELETE admin/references/[line]', 'reference.restore', () => line(true)],
  ['POST admin/standards', 'standard.create', newEdition],
  ['PUT admin/standards/[id]', 'standard.update', edition],
  [
    'POST admin/standards/import',
    'standard.import',
    () => ({ body: { lines: registerFile().split('\n')[0] } }),
  ],
  ['POST admin/standards/clauses', 'standard.match', newPair],
  ['PUT admin/standards/clauses/[id]', 'standard.rematch', pair],
  ['DELETE admin/standards/clauses/[id]', 'standard.unmatch', () => pair()],
  ['POST admin/standards/relations', 'standard.relate', newRelation],
  ['PUT admin/standards/relations/[id]', 'standard.rerelate', relation],
  [
    'DELETE admin/standards/relations/[id]',
    'standard.unrelate',
    async () => ({ params: (await relation()).params }),
  ],
  ['PUT admin/standards/work/[change]/[articleId]', 'article.review-standard', () => review(true)],
  ['PUT admin/standards/work/[change]/[articleId]', 'article.reopen-standard', () => review(false)],
  ['PATCH admin/errata/[id]', 'erratum.decide', reportedError],
  ['PUT admin/users/[userId]/role', 'user.role', () => withBody(member(), { role: 'admin' })],
  ['PUT admin/users/[userId]/freeze', 'user.freeze', () => member()],
  ['PUT admin/users/[userId]/unfreeze', 'user.unfreeze', () => member({ status: 'frozen' })],
  [
    'PUT admin/users/[userId]/email',
    'user.email',
    () => withBody(member(), { email: `n${++names}@example.org` }),
  ],
  ['DELETE admin/users/[userId]', 'user.disable', () => member()],
  ['PUT admin/users/[userId]/enable', 'user.enable', () => member({ status: 'deleted' })],
  ['DELETE admin/users/[userId]/permanent', 'user.delete', () => member()],
  [
    'POST admin/verify-user-email',
    'user.verify',
    async () => ({ body: { email: (await createMember({ verified: false })).email } }),
  ],
  ['GET admin/users/export', 'user.export', () => ({})],
  ['PATCH admin/contact-submissions/[id]/mark-read', 'message.read', message],
  ['PATCH admin/contact-submissions/[id]/mark-replied', 'message.reply', message],
  ['DELETE admin/contact-submissions/[id]/mark-replied', 'message.reopen', repliedMessage],
  ['POST admin/jobs/[id]/retry', 'job.retry', failedJob],
  ['DELETE admin/jobs/[id]', 'job.discard', failedJob],
  ['POST admin/billing/gifts', 'user.give-membership', toGive],
  ['DELETE admin/billing/gifts/[id]', 'user.end-membership', gift],
  ['POST categories', 'category.create', () => ({ body: { name: `C ${++names}` } })],
  ['PUT categories/[id]', 'category.update', () => withBody(taxon('category'), { name: `C ${++names}` })],
  ['DELETE categories/[id]', 'category.delete', () => taxon('category')],
  ['POST tags', 'tag.create', () => ({ body: { name: `T ${++names}` } })],
  ['PUT tags/[id]', 'tag.update', () => withBody(taxon('tag'), { name: `T ${++names}` })],
  ['DELETE tags/[id]', 'tag.delete', () => taxon('tag')],
  [
    'POST admin/tables',
    'table.create',
    () => ({ body: { name: `table_${++names}`, title: 'T', source: 'S', csv: 'key,x\na,1', seen: 0 } }),
  ],
  [
    'PATCH admin/tables/[name]',
    'table.place',
    () => ({ params: { name: 'k_mod' }, body: { section: 'timber', open: names++ % 2 === 0 } }),
  ],
  [
    'POST admin/paths',
    'path.create',
    () => ({ body: { title: `Path ${++names}`, summary: 'S', audience: 'A' } }),
  ],
  ['PATCH admin/paths/[id]', 'path.update', () => withBody(pathWith(), { title: 'Another' })],
  ['PATCH admin/paths/[id]', 'path.publish', () => withBody(pathWith(), { published: true })],
  ['PATCH admin/paths/[id]', 'path.unpublish', () => withBody(pathWith(true), { published: false })],
  ['DELETE admin/paths/[id]', 'path.delete', () => pathWith()],
  [
    'POST admin/paths/[id]/items',
    'path.update',
    () => withBody(pathWith(), { kind: 'section', text: 'One' }),
  ],
  ['PATCH admin/paths/[id]/items/[itemId]', 'path.update', () => withBody(pathWith(), { text: 'Other' })],
  ['PATCH admin/paths/[id]/items/[itemId]', 'path.update', () => withBody(pathWith(), { after: null })],
  ['DELETE admin/paths/[id]/items/[itemId]', 'path.update', () => pathWith()],
  ['POST admin/synonyms', 'synonym.create', () => ({ body: { names: `one ${++names}, other ${names}` } })],
  ['DELETE admin/synonyms/[id]', 'synonym.delete', synonym],
]

const handlersOf = (file: string) => import(`@/app/api/${file}/route`) as Promise<Record<string, Handler>>

let cookie: string
beforeAll(async () => {
  cookie = (await signIn({ role: 'admin' })).cookie
})

async function perform(of: string, sent: Sent) {
  const [method, file] = of.split(' ') as [string, string]
  return call((await handlersOf(file))[method]!, { method, cookie, ...sent })
}

/** What every table that an administrator changes holds. */
async function stateOf(): Promise<string> {
  const tables = [
    'articles',
    'users',
    'membership_grants',
    'comments',
    'comment_reports',
    'categories',
    'tags',
    'search_synonyms',
    'reading_paths',
    'reading_path_items',
    'calculation_tables',
    'calculation_table_versions',
    'reference_corrections',
    'contact_submissions',
    'graphile_worker._private_jobs',
    'monthly_reports',
  ]
  const sums = tables.map(
    (table) => `(SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) FROM ${table} t)`,
  )
  const { rows } = await pool().query<{ state: string }>(`SELECT concat_ws(' ', ${sums.join(', ')}) AS state`)
  return rows[0]!.state
}

test.each(ACTION_VERBS)('%s is noted as %s, with its request', async (of, deed, sent) => {
  const reply = await perform(of, await sent())
  expect({ status: reply.status, text: reply.status < 300 ? '' : reply.text }).toEqual({
    status: reply.status,
    text: '',
  })
  const noted = await db.auditEntry.findMany({ where: { requestId: reply.headers.get('x-request-id') } })
  expect(noted.map(({ action }) => action)).toContain(deed)
})

describe('where the log cannot be written', () => {
  beforeAll(() => pool().query('ALTER TABLE audit_entries ADD CONSTRAINT closed CHECK (false) NOT VALID'))
  afterAll(() => pool().query('ALTER TABLE audit_entries DROP CONSTRAINT closed'))

  test.each(ACTION_VERBS)('%s (%s) does nothing', async (of, _deed, sent) => {
    const prepared = await sent()
    const before = await stateOf()
    const silence = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
    const { status } = await perform(of, prepared).finally(() => silence.mockRestore())
    expect(status).toBe(500)
    expect(await stateOf()).toBe(before)
  })
})

test('every call by which an administrator changes something is in the table', async () => {
  const files = readdirSync('app/api/admin', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('route.ts'))
    .map((path) => `admin/${path.replace(/\/route\.ts$/, '')}`)
  const writes: string[] = []
  for (const file of files)
    for (const method of Object.keys(await handlersOf(file)))
      if (method !== 'GET') writes.push(`${method} ${file}`)
  const tested = new Set(ACTION_VERBS.map(([of]) => of))
  // They only say what saving would do.
  tested.add('POST admin/tables/check')
  tested.add('POST admin/standards/import/preview')
  // They talk to a provider: tests/api/admin/google-drive.test.ts looks into the log.
  for (const of of [
    'DELETE admin/google-drive',
    'POST admin/google-drive/callback',
    'POST admin/sync-google-drive',
    'DELETE admin/sync-google-drive',
  ])
    tested.add(of)
  expect(writes.filter((write) => !tested.has(write))).toEqual([])
})
