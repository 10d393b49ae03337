import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowedRows, insert, sql, type Row } from '../../support/rows'

const FOLDER = 'prisma/migrations'
const rules = readdirSync(FOLDER)
  .filter((name) => name.endsWith('_rules'))
  .map((name) => readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8'))
  .join('\n')
/** A rule that replaces another one may have its name. */
const named = (pattern: RegExp) => [...new Set([...rules.matchAll(pattern)].map((match) => match[1]!))]

const LATER = new Date()
const long = (length: number) => 'x'.repeat(length)
const now = new Date()

/** What is in a project and of no article. */
const HEADING = { kind: 'heading', title: null, article_id: null, revision: null }
const NOTE = { ...HEADING, kind: 'note' }

/** Each check, and what it refuses: one change to a row that is allowed otherwise. */
const CHECKS: [rule: string, table: string, refused: Row[]][] = [
  [
    'users_email_normal',
    'users',
    [{ email: 'A@example.org' }, { email: ' a@example.org' }, { email: '@example.org' }, { email: 'nobody' }],
  ],
  ['users_experience', 'users', [{ experience: '7-9' }, { experience: '' }]],
  ['users_specialization', 'users', [{ specialization: 'naval' }]],
  ['users_how_did_you_hear', 'users', [{ how_did_you_hear: 'radio' }]],
  [
    'users_admins_stay_active',
    'users',
    [
      { role: 'admin', status: 'frozen' },
      { role: 'admin', status: 'deleted' },
    ],
  ],
  [
    'sessions_token_hash',
    'sessions',
    [{ token_hash: 'token' }, { token_hash: long(64) }, { token_hash: 'A'.repeat(64) }],
  ],
  ['sessions_end_has_reason', 'sessions', [{ ended_at: now }, { end_reason: 'superseded' }]],
  ['sessions_within_absolute', 'sessions', [{ expires_at: new Date('2999-01-01') }]],
  ['access_tokens_name', 'access_tokens', [{ name: '' }, { name: '  ' }, { name: long(81) }]],
  [
    'access_tokens_hash',
    'access_tokens',
    [{ token_hash: 'lp_token' }, { token_hash: long(64) }, { token_hash: 'A'.repeat(64) }],
  ],
  ['access_tokens_prefix', 'access_tokens', [{ prefix: '' }, { prefix: 'abcde' }, { prefix: 'lp_token' }]],
  [
    'access_tokens_expire',
    'access_tokens',
    [{ expires_at: new Date('2020-01-01') }, { expires_at: new Date('2999-01-01') }],
  ],
  ['email_tokens_hash', 'email_tokens', [{ token_hash: 'plain' }]],
  ['email_changes_hash', 'email_changes', [{ token_hash: 'plain' }]],
  ['categories_slug', 'categories', [{ slug: 'Steel' }, { slug: 'a--b' }, { slug: '-a' }, { slug: '' }]],
  ['categories_name', 'categories', [{ name: '' }, { name: '   ' }]],
  ['tags_slug', 'tags', [{ slug: 'a b' }, { slug: 'a-' }]],
  ['tags_name', 'tags', [{ name: ' ' }]],
  ['articles_slug', 'articles', [{ slug: '123' }, { slug: 'A' }, { slug: 'a_b' }, { slug: '' }]],
  ['articles_title', 'articles', [{ title: '' }, { title: long(501) }]],
  [
    'articles_counts',
    'articles',
    [{ views: -1 }, { like_count: -1 }, { comment_count: -1 }, { word_count: -1 }, { read_time: 0 }],
  ],
  ['articles_bookmark_count', 'articles', [{ bookmark_count: -1 }]],
  ['articles_open', 'articles', [{ open: true, premium: true }]],
  ['articles_published', 'articles', [{ status: 'approved', published_at: null }]],
  ['articles_reason', 'articles', [{ status: 'approved', published_at: now, rejection_reason: 'Too short' }]],
  ['article_checks_against', 'article_checks', [{ against: [] }, { editions: false }]],
  ['article_revisions_note', 'article_revisions', [{ note: ' ' }, { note: long(201) }]],
  ['slug_redirects_slug', 'slug_redirects', [{ slug: '42' }, { slug: 'Not a slug' }]],
  ['article_references_year', 'article_references', [{ year: 1849 }, { year: 2101 }]],
  ['calculations_key_form', 'calculations', [{ key: 'Beam' }, { key: 'a--b' }, { key: '' }]],
  ['calculations_counts', 'calculations', [{ position: -1 }, { engine: 0 }]],
  [
    'calculations_verified_by_values',
    'calculations',
    [{ expected_values: 1, cases: '[{}]' }, { largest_difference: null }],
  ],
  ['calculations_cases', 'calculations', [{ cases: '{}' }, { cases: '[]' }]],
  [
    'calculations_difference_is_a_number',
    'calculations',
    [{ verified: false, largest_difference: -0.1 }, { largest_difference: 'Infinity' }],
  ],
  [
    'calculation_copies_texts',
    'calculation_copies',
    [{ title: ' ' }, { title: long(121) }, { project: long(121) }, { note: long(2001) }, { made_by: '' }],
  ],
  ['calculation_corrections_texts', 'calculation_corrections', [{ article_title: ' ' }, { calculation: '' }]],
  ['calculation_corrections_revision', 'calculation_corrections', [{ revision: 0 }]],
  ['calculation_corrections_changes', 'calculation_corrections', [{ changes: '{}' }]],
  [
    'calculation_tables_name',
    'calculation_tables',
    [{ name: '' }, { name: 'a b' }, { name: '2_a' }, { name: 'a__b' }, { name: `a_${long(40)}` }],
  ],
  ['calculation_tables_version', 'calculation_tables', [{ version: -1 }]],
  ['calculation_tables_section', 'calculation_tables', [{ section: '' }, { section: 'wood' }]],
  ['calculation_table_versions_notes', 'calculation_table_versions', [{ notes: long(2001) }]],
  ['calculation_table_versions_number', 'calculation_table_versions', [{ version: 0 }, { version: -1 }]],
  [
    'calculation_table_versions_texts',
    'calculation_table_versions',
    [{ title: ' ' }, { title: long(161) }, { source: '' }, { source: long(301) }],
  ],
  [
    'calculation_table_versions_content',
    'calculation_table_versions',
    [{ fields: '{}' }, { fields: '[1]' }, { rows: '{}' }, { rows: '[]' }],
  ],
  ['calculation_copies_revision', 'calculation_copies', [{ revision: 0 }]],
  ['calculation_copies_values', 'calculation_copies', [{ values: '[]' }, { values: '1' }]],
  [
    'calculation_copies_utilisation',
    'calculation_copies',
    [{ utilisation: -1 }, { utilisation: 'Infinity' }, { outcome: 'incomplete' }],
  ],
  ['article_revisions_number', 'article_revisions', [{ revision: 0 }]],
  ['figures_id', 'figures', [{ id: 'short' }, { id: `${long(21)}/` }]],
  ['figures_mime', 'figures', [{ mime: 'image/svg+xml' }, { mime: 'text/html' }]],
  ['figures_size', 'figures', [{ width: 0 }, { width: 6001 }, { height: 0 }, { height: 6001 }]],
  ['figures_bytes', 'figures', [{ bytes: Buffer.alloc(0) }, { bytes: Buffer.alloc(2 * 1024 * 1024 + 1) }]],
  ['figures_sha256', 'figures', [{ sha256: 'A'.repeat(64) }, { sha256: '' }]],
  ['comments_content', 'comments', [{ content: '' }, { content: '   ' }, { content: long(5001) }]],
  ['comment_reports_reason', 'comment_reports', [{ reason: '' }, { reason: ' ' }, { reason: long(501) }]],
  ['errata_kind', 'errata', [{ kind: 'rude' }]],
  ['errata_state', 'errata', [{ state: 'open', decided_at: LATER }]],
  [
    'errata_texts',
    'errata',
    [
      { article_title: ' ' },
      { passage: ' ' },
      { report: long(2001) },
      { selected: '' },
      { was: ' ' },
      { answer: ' ' },
    ],
  ],
  ['errata_decided', 'errata', [{ state: 'held' }, { decided_at: LATER }]],
  ['errata_verified', 'errata', [{ state: 'verified', decided_at: LATER, was: 'It bends.' }]],
  ['errata_rejected', 'errata', [{ state: 'rejected', decided_at: LATER }]],
  ['errata_mended', 'errata', [{ mended_in: 2 }, { revision: 0 }]],
  ['bookmarks_notes', 'bookmarks', [{ notes: long(2001) }]],
  ['bookmark_folders_name', 'bookmark_folders', [{ name: ' ' }]],
  ['bookmark_folders_lengths', 'bookmark_folders', [{ name: long(101) }, { description: long(501) }]],
  ['bookmark_folders_color', 'bookmark_folders', [{ color: '#000000' }, { color: '#3b82f6' }]],
  [
    'contact_submissions_text',
    'contact_submissions',
    [{ name: ' ' }, { email: '' }, { subject: '' }, { message: ' ' }],
  ],
  ['contact_submissions_replied', 'contact_submissions', [{ status: 'replied' }]],
  ['subscriptions_paid_plan', 'subscriptions', [{ plan: 'free' }]],
  ['page_views_ranges', 'page_views', [{ time_on_page: -1 }, { scroll_depth: -1 }, { scroll_depth: 101 }]],
  ['engagement_events_ranges', 'engagement_events', [{ time_spent: -1 }, { scroll_depth: 101 }]],
  ['engagement_events_type', 'engagement_events', [{ engagement_type: 'stare' }]],
  ['search_events_count', 'search_events', [{ results_count: -1 }]],
  ['daily_visitor_stats_kind', 'daily_visitor_stats', [{ kind: 'shoe size' }]],
  [
    'monthly_reports_month',
    'monthly_reports',
    [{ month: '2026-13' }, { month: '2026-1' }, { month: '2026-00' }],
  ],
  ['standards_slug', 'standards', [{ slug: 'EN 1990' }, { slug: 'a--b' }, { slug: '' }]],
  ['standards_said', 'standards', [{ name: ' ' }, { body: '' }, { field: '' }, { jurisdiction: ' ' }]],
  ['standard_aliases_slug', 'standard_aliases', [{ slug: 'EC 3' }, { slug: '' }]],
  ['standard_aliases_said', 'standard_aliases', [{ name: ' ' }]],
  ['standard_editions_said', 'standard_editions', [{ designation: ' ' }, { title: '' }]],
  ['standard_editions_year', 'standard_editions', [{ year: 1849 }, { year: 2101 }]],
  ['standard_editions_published', 'standard_editions', [{ published_on: null }, { published_to: null }]],
  ['standard_editions_page', 'standard_editions', [{ page: 'javascript:x' }, { page: 'https://a b' }]],
  ['clause_correspondences_editions', 'clause_correspondences', [{ from_edition_id: 1, to_edition_id: 1 }]],
  [
    'clause_correspondences_slugs',
    'clause_correspondences',
    [{ from_slug: 'A 1' }, { from_slug: '' }, { to_slug: '6..3' }],
  ],
  [
    'clause_correspondences_said',
    'clause_correspondences',
    [{ from_clause: ' ' }, { to_clause: '' }, { change: ' ' }, { source: '' }],
  ],
  [
    'clause_correspondences_kind',
    'clause_correspondences',
    [
      { kind: 'dropped' },
      { to_clause: null, to_slug: null },
      { to_clause: null },
      { kind: 'same' },
      { to_clause: '6.3.2', to_slug: '6.3.2' },
      { kind: 'changed' },
    ],
  ],
  ['standard_relations_another', 'standard_relations', [{ from_edition_id: 1, to_edition_id: 1 }]],
  [
    'standard_relations_said',
    'standard_relations',
    [{ source: ' ' }, { source: '' }, { clause: ' ', clause_slug: '6.3' }],
  ],
  [
    'standard_relations_clause',
    'standard_relations',
    [{ clause: '6.3' }, { clause_slug: '6.3' }, { clause: 'Table 1', clause_slug: 'Table 1' }],
  ],
  ['standard_statuses_source', 'standard_statuses', [{ source: '' }, { source: ' ' }]],
  [
    'standard_statuses_pair',
    'standard_statuses',
    [
      { currency: 'draft', supersession: 'superseded' },
      { currency: 'withdrawn', supersession: 'partly' },
      { currency: 'under_review', supersession: 'superseded' },
      { currency: 'unknown', supersession: 'partly' },
    ],
  ],
  ['mentions_one_place', 'mentions', [{ comment_id: null }, { bookmark_id: 1 }]],
  ['mentions_said', 'mentions', [{ standard: ' ' }, { clause_slug: 'Table 3.1' }, { clause_slug: '' }]],
  ['citations_year', 'citations', [{ year: 1849 }, { year: 2101 }]],
  ['citations_clause', 'citations', [{ clause: null }, { clause_slug: null }]],
  ['citations_clause_slug', 'citations', [{ clause_slug: 'Table 3.1' }, { clause_slug: '' }]],
  ['citations_step_has_line', 'citations', [{ place: 'step' }, { place: 'step', line: null, anchor: 'a' }]],
  [
    'watches_one_target',
    'watches',
    [{ standard_id: null }, { article_id: 1 }, { tag_id: 1 }, { category_id: 1 }],
  ],
  [
    'watches_clause',
    'watches',
    [
      { clause: '6.3' },
      { clause_slug: '6.3' },
      { clause: ' ', clause_slug: '6.3' },
      { clause: '6.3', clause_slug: 'Table 3.1' },
    ],
  ],
  ['watch_news_kind', 'watch_news', [{ kind: 'liked' }]],
  ['watch_news_about', 'watch_news', [{ kind: 'standard' }, { article_id: null }, { event_id: 1 }]],
  ['watch_news_reason', 'watch_news', [{ reason: ' ' }, { reason: long(301) }]],
  ['standard_events_kind', 'standard_events', [{ kind: 'erratum' }]],
  ['review_events_replaced', 'review_events', [{ action: 'rejected' }, { replaced: '[]' }]],
  [
    'review_events_sent',
    'review_events',
    [
      { action: 'rejected', replaced: null, note: 'Please look' },
      { action: 'approved', replaced: null, withdrawn_at: now },
    ],
  ],
  ['reading_paths_slug', 'reading_paths', [{ slug: 'A b' }, { slug: 'a--b' }, { slug: long(101) }]],
  [
    'reading_paths_texts',
    'reading_paths',
    [{ title: ' ' }, { title: long(121) }, { summary: '' }, { summary: long(1001) }, { audience: ' ' }],
  ],
  [
    'reading_path_items_text',
    'reading_path_items',
    [{ text: ' ' }, { text: long(601) }, { kind: 'section', article_id: null, text: long(121) }],
  ],
  [
    'reading_path_items_about',
    'reading_path_items',
    [{ article_id: null }, { anchor: '' }, { kind: 'calculation' }, { kind: 'table' }, { kind: 'section' }],
  ],
  ['reading_path_items_position', 'reading_path_items', [{ position: -1 }]],
  ['projects_texts', 'projects', [{ name: ' ' }, { name: long(101) }, { description: long(501) }]],
  [
    'project_invitations_email',
    'project_invitations',
    [{ email: 'A@example.org' }, { email: ' a@example.org' }, { email: '@example.org' }, { email: 'a' }],
  ],
  ['project_comments_content', 'project_comments', [{ content: ' ' }, { content: long(2001) }]],
  [
    'project_items_text',
    'project_items',
    [
      { text: long(2001) },
      { ...HEADING, text: ' ' },
      { ...HEADING, text: long(201) },
      { ...NOTE, text: null },
    ],
  ],
  [
    'project_items_about',
    'project_items',
    [
      { revision: null },
      { anchor: 's-loads' },
      { title: null },
      { kind: 'passage' },
      { kind: 'calculation' },
      { ...HEADING, text: 'H', title: 'T' },
      { kind: 'note', text: 'N', title: null, revision: null },
    ],
  ],
  ['project_items_position', 'project_items', [{ position: -1 }]],
  ['mail_messages_sent', 'mail_messages', [{ state: 'sent' }]],
]

test.each(
  CHECKS.flatMap(([rule, table, refused]) => refused.map((change) => [rule, table, change] as const)),
)('%s keeps out of %s: %j', async (rule, table, change) => {
  const row = await allowedRows[table]!()
  await expect(insert(table, { ...row, ...change })).rejects.toMatchObject({
    code: '23514',
    constraint: rule,
  })
})

const idOf = async (table: string) => (await insert(table, await allowedRows[table]!())).id

/** A watch of something else. */
const anotherWatch = async (): Promise<Row> => ({
  article_id: null,
  category_id: null,
  tag_id: null,
  copy_id: null,
  standard_id: await idOf('standards'),
})
const watchOf = async (column: string, table: string): Promise<Row> => ({
  standard_id: null,
  [column]: await idOf(table),
})

/** What both rows of a rule have beside their own. */
const COMMON: Record<string, () => Promise<Row>> = {
  drafts_one_an_article: async () => ({ article_id: await idOf('articles') }),
  drafts_one_new: async () => ({ article_id: await idOf('articles') }),
  watches_article: () => watchOf('article_id', 'articles'),
  watches_category: () => watchOf('category_id', 'categories'),
  watches_tag: () => watchOf('tag_id', 'tags'),
  reading_path_items_table: async () => ({
    kind: 'table',
    article_id: null,
    table_id: await idOf('calculation_tables'),
  }),
  project_items_copy: async () => {
    const copy = await insert('calculation_copies', await allowedRows.calculation_copies!())
    const about = { owner_id: copy.user_id, name: 'Depot', updated_at: now }
    return {
      ...HEADING,
      kind: 'calculation',
      title: 'Beam',
      project_id: (await insert('projects', about)).id,
      copy_id: copy.id,
      copy_owner_id: copy.user_id,
    }
  },
  mentions_once_a_bookmark: async () => ({ comment_id: null, bookmark_id: await idOf('bookmarks') }),
  watches_copy: async () => {
    const copy = await insert('calculation_copies', await allowedRows.calculation_copies!())
    return { standard_id: null, copy_id: copy.id, user_id: copy.user_id }
  },
}

type Second = Row | (() => Promise<Row>)
/** Each partial or expression index: what the first row has, what a second may not have, and what it may. */
const UNIQUE: [rule: string, table: string, shared: string[], first: Row, refused: Row, allowed: Second][] = [
  ['sessions_one_live', 'sessions', ['user_id'], {}, {}, { ended_at: now, end_reason: 'superseded' }],
  ['email_tokens_one_reset', 'email_tokens', ['user_id'], {}, {}, { used_at: now }],
  ['categories_name_key', 'categories', [], { name: 'Steel' }, { name: 'STEEL' }, { name: 'Steel design' }],
  ['tags_name_key', 'tags', [], { name: 'Buckling' }, { name: 'buckling' }, { name: 'Bucklings' }],
  ['drafts_one_an_article', 'drafts', ['user_id', 'article_id'], {}, {}, { article_id: null }],
  ['drafts_one_new', 'drafts', ['user_id'], { article_id: null }, { article_id: null }, {}],
  [
    'subscriptions_one_current',
    'subscriptions',
    ['user_id'],
    { state: 'active' },
    { state: 'past_due' },
    { state: 'canceled' },
  ],
  [
    'drive_syncs_one_at_a_time',
    'drive_syncs',
    [],
    { status: 'running' },
    { status: 'queued' },
    { status: 'complete' },
  ],
  ['drive_connections_one', 'drive_connections', [], {}, {}, { revoked_at: now }],
  [
    'clause_correspondences_once',
    'clause_correspondences',
    ['from_edition_id', 'to_edition_id'],
    {},
    {},
    { to_clause: '8.3.3', to_slug: '8.3.3', kind: 'split' },
  ],
  [
    'standard_relations_once',
    'standard_relations',
    ['from_edition_id', 'to_edition_id'],
    {},
    {},
    { clause: '6.3', clause_slug: '6.3' },
  ],
  ['mentions_once_a_comment', 'mentions', ['comment_id'], {}, {}, { clause_slug: null }],
  ['mentions_once_a_bookmark', 'mentions', ['bookmark_id'], {}, {}, { clause_slug: null }],
  ['watches_standard', 'watches', ['user_id', 'standard_id'], {}, {}, { clause: '6.3', clause_slug: '6.3' }],
  [
    'watches_clause_of_standard',
    'watches',
    ['user_id', 'standard_id'],
    { clause: '6.3', clause_slug: '6.3' },
    { clause: '6.3', clause_slug: '6.3' },
    { clause: '6.4', clause_slug: '6.4' },
  ],
  ['watches_article', 'watches', ['user_id'], {}, {}, anotherWatch],
  ['watches_category', 'watches', ['user_id'], {}, {}, anotherWatch],
  ['watches_tag', 'watches', ['user_id'], {}, {}, anotherWatch],
  ['watches_copy', 'watches', ['user_id'], {}, {}, anotherWatch],
  [
    'reading_path_items_article',
    'reading_path_items',
    ['path_id', 'article_id'],
    {},
    {},
    { anchor: 's-loads' },
  ],
  [
    'reading_path_items_table',
    'reading_path_items',
    ['path_id', 'table_id'],
    {},
    {},
    { kind: 'section', text: 'One', table_id: null },
  ],
  [
    'project_items_article',
    'project_items',
    ['project_id', 'article_id'],
    {},
    {},
    { kind: 'passage', anchor: 's-loads' },
  ],
  [
    'project_items_passage',
    'project_items',
    ['project_id', 'article_id'],
    { kind: 'passage', anchor: 's-loads' },
    { kind: 'passage', anchor: 's-loads' },
    { kind: 'passage', anchor: 's-wind' },
  ],
  [
    'project_items_copy',
    'project_items',
    ['project_id'],
    {},
    {},
    { kind: 'heading', text: 'H', title: null, copy_id: null, copy_owner_id: null },
  ],
]

test.each(UNIQUE)(
  '%s: a second such row of %s is refused',
  async (rule, table, shared, first, refused, allowed) => {
    const extra = (await COMMON[rule]?.()) ?? {}
    const one: Row = { ...(await allowedRows[table]!()), ...extra, ...first }
    await insert(table, one)
    const same = Object.fromEntries(shared.filter((key) => key in one).map((key) => [key, one[key]]))
    const second = async (change: Row) =>
      insert(table, { ...(await allowedRows[table]!()), ...extra, ...same, ...change })
    await expect(second(refused)).rejects.toMatchObject({ code: '23505', constraint: rule })
    await expect(second(typeof allowed === 'function' ? await allowed() : allowed)).resolves.toBeTruthy()
  },
)

test.each(Object.keys(allowedRows).filter((table) => !table.startsWith('drive_')))(
  'the row of %s that the other tests change is itself allowed',
  async (table) => {
    const row = await allowedRows[table]!()
    await expect(insert(table, row)).resolves.toBeTruthy()
  },
)

test('every check and every unique index of the rules is tested here', () => {
  expect(CHECKS.map(([rule]) => rule).sort()).toEqual(named(/ADD CONSTRAINT (\w+)/g).sort())
  expect(UNIQUE.map(([rule]) => rule).sort()).toEqual(named(/CREATE UNIQUE INDEX (\w+)/g).sort())
})

test('a watch ends with what it is of, with its member, and is never changed', async () => {
  for (const [column, table] of [
    ['article_id', 'articles'],
    ['category_id', 'categories'],
    ['tag_id', 'tags'],
    ['standard_id', 'standards'],
    ['copy_id', 'calculation_copies'],
    ['user_id', 'users'],
  ] as const) {
    const target = await insert(table, await allowedRows[table]!())
    const owner = column === 'copy_id' ? { user_id: target.user_id } : {}
    const watch = await insert('watches', {
      ...(await allowedRows.watches!()),
      ...(column !== 'user_id' && { standard_id: null }),
      ...owner,
      [column]: target.id,
    })
    await sql(`DELETE FROM ${table} WHERE id = $1`, [target.id])
    expect((await sql('SELECT FROM watches WHERE id = $1', [watch.id])).rows).toEqual([])
  }
  const kept = await insert('watches', await allowedRows.watches!())
  await expect(
    sql("UPDATE watches SET clause = '6', clause_slug = '6' WHERE id = $1", [kept.id]),
  ).rejects.toMatchObject({ code: '23001' })
})

test('nobody watches the calculation of another member', async () => {
  const copy = await insert('calculation_copies', await allowedRows.calculation_copies!())
  await expect(
    insert('watches', { ...(await allowedRows.watches!()), standard_id: null, copy_id: copy.id }),
  ).rejects.toMatchObject({ code: '23503' })
})

test('an announced change of the register is never changed', async () => {
  const event = await insert('standard_events', await allowedRows.standard_events!())
  await expect(
    sql("UPDATE standard_events SET currency = 'current' WHERE id = $1", [event.id]),
  ).rejects.toMatchObject({ code: '23001' })
})

test('standard_successions_another keeps an edition from its own place', async () => {
  const edition = await insert('standard_editions', await allowedRows.standard_editions!())
  const row = { edition_id: edition.id, successor_id: edition.standard_id }
  await expect(
    insert('standard_successions', { ...row, successor_edition_id: edition.id }),
  ).rejects.toMatchObject({ code: '23514', constraint: 'standard_successions_another' })
  await expect(insert('standard_successions', row)).resolves.toMatchObject(row)
})

describe('an edition', () => {
  /** Stores an edition that was published in a year or month, or on a day; null where that is not known. */
  const published = (said: string | null, change: Row = {}) => {
    const day = said && `${said}-01-01`.slice(0, 10)
    return insert('standard_editions', {
      ...row,
      designation: `EN 1:${++count}`,
      year: said && Number(said.slice(0, 4)),
      published_on: day,
      published_to: said && { 4: 'year', 7: 'month', 10: 'day' }[said.length],
      ...change,
    })
  }
  let count = 0
  let row: Row = {}
  beforeEach(async () => {
    row = await allowedRows.standard_editions!()
  })
  const follow = (edition: Row, successor: Row) =>
    insert('standard_successions', {
      edition_id: edition.id,
      successor_id: successor.standard_id,
      successor_edition_id: successor.id,
    })
  const REFUSED = { code: '23514', constraint: 'standard_successions_in_order' }
  const another = async (): Promise<Row> => ({
    standard_id: (await allowedRows.standard_editions!()).standard_id,
  })

  test('never comes before itself, by way of however many others', async () => {
    const chain = [await published(null), await published(null), await published(null), await published(null)]
    for (const [index, one] of chain.slice(1).entries()) await follow(chain[index]!, one)
    await expect(follow(chain[1]!, chain[0]!)).rejects.toMatchObject(REFUSED)
    await expect(follow(chain[3]!, chain[0]!)).rejects.toMatchObject(REFUSED)
    await expect(follow(chain[0]!, chain[2]!)).resolves.toBeTruthy()
  })

  test('never comes before itself by way of a standard as a whole', async () => {
    const [old, other] = [await published('2001'), await published('2010', await another())]
    await insert('standard_successions', { edition_id: old.id, successor_id: other.standard_id })
    await expect(follow(other, old)).rejects.toMatchObject(REFUSED)
    const unknown = await published(null, { year: 2010 })
    await insert('standard_successions', { edition_id: unknown.id, successor_id: other.standard_id })
    await expect(follow(other, unknown)).rejects.toMatchObject(REFUSED)
  })

  test('may follow an edition of the standard that took its place as a whole later', async () => {
    const before = await published('1990', await another())
    const old = await published('2001')
    await published('2010', { standard_id: before.standard_id })
    await insert('standard_successions', { edition_id: old.id, successor_id: before.standard_id })
    await expect(follow(before, old)).resolves.toBeTruthy()
  })

  test.each([
    ['2009-10', '2008', false],
    ['2009-10', '2009', true],
    ['2009-10-15', '2009-10', true],
    ['2009-10-15', '2009-09', false],
    ['2009', '2009-01-01', true],
    ['2009-10-15', '2009-10-14', false],
    ['2009-10-15', '2009-10-15', true],
    ['2009', null, true],
    [null, '2009', true],
  ])('of %s is followed by one of %s: %s', async (earlier, later, allowed) => {
    const [one, other] = [await published(earlier), await published(later, await another())]
    if (allowed) await expect(follow(one, other)).resolves.toBeTruthy()
    else await expect(follow(one, other)).rejects.toMatchObject(REFUSED)
  })

  test('is as late as its last amendment', async () => {
    const withdrawn = await published('2010-03-31')
    const year = { year: 2005, ...(await another()) }
    const amended = await published('2005', { designation: `EN 2-${++count}:2005+A1:2014`, ...year })
    await expect(follow(withdrawn, amended)).resolves.toBeTruthy()
    const plain = await published('2005', { ...year, ...(await another()) })
    await expect(follow(withdrawn, plain)).rejects.toMatchObject(REFUSED)
  })

  describe('relates to another', () => {
    const FIT = { code: '23514', constraint: 'standard_relations_fit' }
    const relate = (kind: string, from: Row, to: Row) =>
      insert('standard_relations', {
        kind,
        from_edition_id: from.id,
        to_edition_id: to.id,
        source: 'a catalogue',
        checked_on: '2026-11-01',
        confirmed: true,
      })

    test('of another standard where it adopts it or is its annex', async () => {
      const [one, other] = [await published('2001'), await published('2005')]
      for (const kind of ['adopts', 'annex_to'])
        await expect(relate(kind, other, one)).rejects.toMatchObject(FIT)
      await expect(relate('amends', other, one)).resolves.toBeTruthy()
      await expect(relate('adopts', await published('2005', await another()), one)).resolves.toBeTruthy()
    })

    test('and has no annex where it is one', async () => {
      const [one, annex, third] = [
        await published('2001'),
        await published('2002', await another()),
        await published('2003', await another()),
      ]
      await relate('annex_to', annex, one)
      await expect(relate('annex_to', third, annex)).rejects.toMatchObject(FIT)
      await expect(relate('annex_to', third, one)).resolves.toBeTruthy()
      // Of the other end as well: what has an annex becomes none.
      const base = await published('2000', await another())
      await expect(relate('annex_to', one, base)).rejects.toMatchObject(FIT)
    })

    test('in one direction of a kind, by way of however many others', async () => {
      const chain = [await published(null), await published(null), await published(null)]
      await relate('amends', chain[1]!, chain[0]!)
      await relate('amends', chain[2]!, chain[1]!)
      await expect(relate('amends', chain[0]!, chain[1]!)).rejects.toMatchObject(FIT)
      await expect(relate('amends', chain[0]!, chain[2]!)).rejects.toMatchObject(FIT)
      await expect(relate('corrects', chain[0]!, chain[2]!)).resolves.toBeTruthy()
    })

    test.each([
      ['2009-10', '2008', false],
      ['2009-10', '2009', true],
      ['2009-10-15', '2009-10-14', false],
      ['2009', null, true],
      [null, '2009', true],
    ])('of %s where it is of %s: %s', async (earlier, later, allowed) => {
      const [one, other] = [await published(earlier), await published(later, await another())]
      if (allowed) await expect(relate('amends', other, one)).resolves.toBeTruthy()
      else await expect(relate('amends', other, one)).rejects.toMatchObject(FIT)
    })

    test('which is given no day after its own', async () => {
      const [one, other] = [await published('2009'), await published('2016')]
      await relate('amends', other, one)
      const change = (day: string) =>
        sql('UPDATE standard_editions SET published_on = $2 WHERE id = $1', [one.id, day])
      await expect(change('2017-01-01')).rejects.toMatchObject({
        code: '23514',
        constraint: 'standard_editions_fit',
      })
      await expect(change('2016-01-01')).resolves.toBeTruthy()
    })
  })

  test('is not given a day on which another would follow what came later', async () => {
    const [one, other] = [await published('2009'), await published('2016', await another())]
    await follow(one, other)
    const change = (id: unknown, day: string) =>
      sql('UPDATE standard_editions SET published_on = $2 WHERE id = $1', [id, day])
    const refused = { code: '23514', constraint: 'standard_editions_in_order' }
    await expect(change(one.id, '2017-01-01')).rejects.toMatchObject(refused)
    await expect(change(other.id, '2008-01-01')).rejects.toMatchObject(refused)
    await expect(change(one.id, '2016-01-01')).resolves.toBeTruthy()
  })

  test('and another do not take each other’s place in two transactions at once', async () => {
    const [one, other] = [await published(null), await published(null, await another())]
    const both = await Promise.allSettled([follow(one, other), follow(other, one)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
