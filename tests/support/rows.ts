import { randomUUID } from 'node:crypto'
import { pool } from '@/lib/core/server/db'

export type Row = Record<string, unknown>

/** Inserts one row as it is given, past everything but the database's own rules. */
export async function insert(table: string, row: Row): Promise<Row> {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  const { rows } = await pool().query<Row>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`,
    Object.values(row),
  )
  return rows[0]!
}

export const sql = (text: string, values: unknown[] = []) => pool().query<Row>(text, values)

const hash = () => randomUUID().replaceAll('-', '').repeat(2)
const soon = new Date(Date.now() + 3_600_000)
const later = new Date(Date.now() + 7_200_000)
const name = () => `n${randomUUID()}`
const tableName = () => `t_${hash().slice(0, 20)}`

export const userRow = (): Row => ({
  id: randomUUID(),
  email: `${name()}@example.org`,
  password_hash: 'x',
  first_name: 'Ada',
  last_name: 'Byron',
  updated_at: soon,
})
export const articleRow = (): Row => ({
  slug: name(),
  title: 'A title',
  content: '<p>Text.</p>',
  body_html: '<p>Text.</p>',
  outline: '[]',
  summary: 'Text.',
  plain_text: 'Text.',
  rendered_with: 1,
  word_count: 1,
  read_time: 1,
  updated_at: soon,
})

const userId = async () => (await insert('users', userRow())).id
const standardId = async () => (await insert('standards', await allowedRows.standards!())).id
const pathId = async () => (await insert('reading_paths', await allowedRows.reading_paths!())).id
const projectId = async () => (await insert('projects', await allowedRows.projects!())).id
const articleId = async () => (await insert('articles', articleRow())).id

/** A row that every rule allows, for each table; those it points to are made first. */
export const allowedRows: Record<string, () => Row | Promise<Row>> = {
  users: () => userRow(),
  articles: () => articleRow(),
  sessions: async () => ({
    id: randomUUID(),
    token_hash: hash(),
    user_id: await userId(),
    expires_at: soon,
    absolute_expires_at: later,
    device: 'Firefox on Linux',
  }),
  access_tokens: async () => ({
    user_id: await userId(),
    name: 'Spreadsheet',
    token_hash: hash(),
    prefix: 'a-B_09',
    created_at: new Date(),
    expires_at: soon,
  }),
  email_tokens: async () => ({
    id: randomUUID(),
    purpose: 'reset_password',
    token_hash: hash(),
    user_id: await userId(),
    address: 'a@example.org',
    expires_at: soon,
  }),
  email_changes: async () => ({
    user_id: await userId(),
    id: randomUUID(),
    token_hash: hash(),
    address: 'b@example.org',
    expires_at: soon,
  }),
  categories: () => ({ name: name(), slug: name(), updated_at: soon }),
  tags: () => ({ name: name(), slug: name(), updated_at: soon }),
  slug_redirects: async () => ({ slug: name(), article_id: await articleId() }),
  article_references: async () => ({
    article_id: await articleId(),
    position: 0,
    raw: 'EN 1990',
    type: 'standard',
    year: 2002,
  }),
  standards: () => ({ name: name(), slug: name(), body: 'CEN', field: 'Steel', jurisdiction: 'UK' }),
  standard_aliases: async () => ({ slug: name(), name: name(), standard_id: await standardId() }),
  standard_editions: async () => ({
    standard_id: await standardId(),
    designation: name(),
    title: 'Steel',
    year: 2022,
    published_on: '2022-11-30',
    published_to: 'day',
  }),
  standard_statuses: async () => ({
    edition_id: (await insert('standard_editions', await allowedRows.standard_editions!())).id,
    jurisdiction: 'UK',
    currency: 'current',
    supersession: 'none',
    source: 'a catalogue',
    checked_on: '2026-11-01',
    confidence: 'high',
    confirmed: true,
  }),
  clause_correspondences: async () => ({
    from_edition_id: (await insert('standard_editions', await allowedRows.standard_editions!())).id,
    from_clause: '6.3.2',
    from_slug: '6.3.2',
    to_edition_id: (await insert('standard_editions', await allowedRows.standard_editions!())).id,
    to_clause: '8.3.2',
    to_slug: '8.3.2',
    kind: 'moved',
    source: 'a comparison',
    checked_on: '2026-11-01',
  }),
  standard_relations: async () => ({
    kind: 'adopts',
    from_edition_id: (await insert('standard_editions', await allowedRows.standard_editions!())).id,
    to_edition_id: (await insert('standard_editions', await allowedRows.standard_editions!())).id,
    source: 'a catalogue',
    checked_on: '2026-11-01',
    confirmed: true,
  }),
  standard_reviews: async () => ({
    status_id: (
      await insert('standard_statuses', {
        ...(await allowedRows.standard_statuses!()),
        from_day: '2028-03-30',
      })
    ).id,
    article_id: await articleId(),
    reviewed: true,
  }),
  citations: async () => ({
    article_id: await articleId(),
    position: 0,
    place: 'reference',
    line: 1,
    standard: 'EN 1990',
    year: 2002,
    clause: '6.4',
    clause_slug: '6.4',
  }),
  calculations: async () => ({
    article_id: await articleId(),
    key: 'beam',
    position: 0,
    title: 'Beam',
    source: 'given x = 1',
    engine: 1,
    expected_values: 2,
    verified: true,
    largest_difference: 0,
    cases: '[{}, {}]',
  }),
  calculation_copies: async () => ({
    user_id: await userId(),
    article_id: await articleId(),
    key: 'beam',
    revision: 1,
    title: 'Beam of the roof',
    made_by: 'Ada Byron',
    source: 'given x = 1',
    calculation: 'Beam',
    values: '{}',
    outcome: 'passes',
    utilisation: 0.9,
    updated_at: soon,
  }),
  calculation_corrections: async () => ({
    article_id: await articleId(),
    article_title: 'Beams',
    calculation: 'Beam',
    revision: 2,
    changes: '[]',
  }),
  calculation_tables: () => ({ name: tableName() }),
  calculation_table_versions: async () => ({
    table_id: (await insert('calculation_tables', { name: tableName() })).id,
    version: 1,
    title: 'Grades',
    source: 'EN 1993-1-1, Table 3.1',
    fields: '[{"name":"grade","unit":null},{"name":"f_y","unit":"MPa"}]',
    rows: '[["S235",235]]',
  }),
  article_revisions: async () => ({ article_id: await articleId(), revision: 1, title: 'T', content: 'C' }),
  review_events: async () => ({ article_id: await articleId(), action: 'resubmitted', replaced: '{}' }),
  article_checks: async () => ({
    article_id: await articleId(),
    revision: 1,
    checker_id: await userId(),
    figures: true,
    clauses: false,
    limits: false,
    editions: true,
    against: ['EN 1990:2002'],
  }),
  drafts: async () => ({ user_id: await userId(), payload: '{}', updated_at: soon }),
  comments: async () => ({ article_id: await articleId(), user_id: await userId(), content: 'Thank you.' }),
  comment_reports: async () => ({
    comment_id: (await insert('comments', await allowedRows.comments!())).id,
    reporter_id: await userId(),
    reason: 'Rude.',
  }),
  mentions: async () => ({
    comment_id: (await insert('comments', await allowedRows.comments!())).id,
    standard: 'EN 1990',
    clause_slug: '6.4',
  }),
  errata: async () => ({
    article_id: await articleId(),
    article_title: 'Beams',
    reporter_id: await userId(),
    revision: 1,
    passage: 'A beam bends.',
    kind: 'technical',
    report: 'It does not.',
    updated_at: soon,
  }),
  watches: async () => ({ user_id: await userId(), standard_id: await standardId() }),
  watch_news: async () => ({
    user_id: await userId(),
    kind: 'changed',
    article_id: await articleId(),
    reason: 'Beams',
  }),
  standard_events: async () => ({
    edition_id: (await insert('standard_editions', await allowedRows.standard_editions!())).id,
    kind: 'status',
    jurisdiction: 'UK',
    currency: 'withdrawn',
    supersession: 'superseded',
    day: '2028-03-30',
  }),
  bookmarks: async () => ({
    article_id: await articleId(),
    user_id: await userId(),
    notes: 'n',
    updated_at: soon,
  }),
  bookmark_folders: async () => ({
    owner_id: await userId(),
    name: 'Mine',
    color: '#3B82F6',
    updated_at: soon,
  }),
  projects: async () => ({ owner_id: await userId(), name: 'Depot', updated_at: soon }),
  project_members: async () => ({
    project_id: await projectId(),
    user_id: await userId(),
    role: 'view',
  }),
  project_invitations: async () => ({
    project_id: await projectId(),
    email: `${name()}@example.org`,
    role: 'edit',
  }),
  project_items: async () => ({
    project_id: await projectId(),
    kind: 'article',
    position: 0,
    title: 'Beams',
    article_id: await articleId(),
    revision: 1,
    updated_at: soon,
  }),
  project_comments: async () => ({
    project_id: await projectId(),
    user_id: await userId(),
    content: 'Which wind?',
  }),
  reading_paths: () => ({ slug: name(), title: 'Steel', summary: 'S', audience: 'A', updated_at: soon }),
  reading_path_items: async () => ({
    path_id: await pathId(),
    kind: 'article',
    position: 0,
    text: 'Read it first.',
    article_id: await articleId(),
    updated_at: soon,
  }),
  reading_path_readers: async () => ({ user_id: await userId(), path_id: await pathId() }),
  reading_path_marks: async () => {
    const item = await insert('reading_path_items', await allowedRows.reading_path_items!())
    const user = await userId()
    await insert('reading_path_readers', { user_id: user, path_id: item.path_id })
    return { user_id: user, item_id: item.id, done: true, updated_at: soon }
  },
  contact_submissions: () => ({ name: 'Ada', email: 'a@example.org', subject: 'S', message: 'M' }),
  subscriptions: async () => ({
    user_id: await userId(),
    plan: 'monthly',
    state: 'active',
    stripe_customer_id: 'cus',
    stripe_subscription_id: name(),
    stripe_price_id: 'price',
    updated_at: soon,
  }),
  figures: async () => ({
    id: hash().slice(0, 22),
    owner_id: await userId(),
    mime: 'image/png',
    width: 1,
    height: 1,
    bytes: Buffer.from('x'),
    sha256: hash(),
  }),
  page_views: () => ({ session_id: 's', page_url: '/', time_on_page: 3, scroll_depth: 100 }),
  engagement_events: () => ({
    session_id: 's',
    engagement_type: 'like',
    time_spent: 0,
    scroll_depth: 0,
  }),
  search_events: () => ({ query: 'q', results_count: 0, updated_at: soon }),
  daily_visitor_stats: () => ({
    day: '2026-01-01',
    kind: 'country',
    value: name(),
    visitors: 1,
    views: 1,
  }),
  monthly_reports: () => ({
    month: `${1000 + Math.floor(Math.random() * 8999)}-12`,
    figures: '{}',
    updated_at: soon,
  }),
  drive_syncs: () => ({ status: 'queued' }),
  drive_connections: () => ({ refresh_token: 'sealed' }),
  mail_messages: () => ({
    id: randomUUID(),
    event_key: name(),
    template: 't',
    recipient: 'a@example.org',
  }),
}
