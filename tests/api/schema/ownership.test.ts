import { randomUUID } from 'node:crypto'
import { allowedRows, insert, sql } from '../../support/rows'

const made = async (table: string, change: Record<string, unknown> = {}) =>
  insert(table, { ...(await allowedRows[table]!()), ...change })

test('a bookmark cannot lie in the folder of somebody else', async () => {
  const bookmark = await made('bookmarks')
  const foreign = await made('bookmark_folders')
  for (const owner_id of [bookmark.user_id, foreign.owner_id])
    await expect(
      insert('bookmark_filings', { bookmark_id: bookmark.id, folder_id: foreign.id, owner_id }),
    ).rejects.toMatchObject({ code: '23503' })
  const own = await made('bookmark_folders', { owner_id: bookmark.user_id })
  await expect(
    insert('bookmark_filings', { bookmark_id: bookmark.id, folder_id: own.id, owner_id: bookmark.user_id }),
  ).resolves.toBeTruthy()
})

test('a folder that goes takes its filings along, and not the bookmarks', async () => {
  const bookmark = await made('bookmarks')
  const folder = await made('bookmark_folders', { owner_id: bookmark.user_id })
  await insert('bookmark_filings', {
    bookmark_id: bookmark.id,
    folder_id: folder.id,
    owner_id: bookmark.user_id,
  })
  await sql('DELETE FROM bookmark_folders WHERE id = $1', [folder.id])
  expect((await sql('SELECT 1 FROM bookmark_filings WHERE bookmark_id = $1', [bookmark.id])).rowCount).toBe(0)
  expect((await sql('SELECT 1 FROM bookmarks WHERE id = $1', [bookmark.id])).rowCount).toBe(1)
})

test('an admin cannot be frozen, nor a frozen member be made an admin', async () => {
  const admin = await made('users', { role: 'admin' })
  await expect(sql("UPDATE users SET status = 'frozen' WHERE id = $1", [admin.id])).rejects.toMatchObject({
    constraint: 'users_admins_stay_active',
  })
  const frozen = await made('users', { status: 'frozen' })
  await expect(sql("UPDATE users SET role = 'admin' WHERE id = $1", [frozen.id])).rejects.toMatchObject({
    constraint: 'users_admins_stay_active',
  })
})

test('a category in use stays; an article outlives its author', async () => {
  const category = await made('categories')
  const author = await made('users')
  const article = await made('articles', { category_id: category.id, author_id: author.id })
  await expect(sql('DELETE FROM categories WHERE id = $1', [category.id])).rejects.toMatchObject({
    code: /^23(503|001)$/,
  })
  await sql('DELETE FROM users WHERE id = $1', [author.id])
  const { rows } = await sql('SELECT author_id FROM articles WHERE id = $1', [article.id])
  expect(rows).toEqual([{ author_id: null }])
})

test('versions of a table follow each other, and are never changed or deleted', async () => {
  const first = await made('calculation_table_versions')
  const latest = async () =>
    (await sql('SELECT version FROM calculation_tables WHERE id = $1', [first.table_id])).rows[0]!.version
  const next = (version: number) => made('calculation_table_versions', { table_id: first.table_id, version })
  expect(await latest()).toBe(1)
  await expect(next(3)).rejects.toMatchObject({ code: '23514' })
  await next(2)
  expect(await latest()).toBe(2)
  const where = 'WHERE table_id = $1 AND version = 1'
  for (const change of [
    "UPDATE calculation_table_versions SET title = 'Other'",
    'DELETE FROM calculation_table_versions',
  ])
    await expect(sql(`${change} ${where}`, [first.table_id])).rejects.toMatchObject({ code: '23514' })
})

test('a correction is never changed or deleted, and outlives its article', async () => {
  const { id, article_id: article } = await made('calculation_corrections')
  for (const change of [
    "UPDATE calculation_corrections SET calculation = 'Other'",
    'DELETE FROM calculation_corrections',
  ])
    await expect(sql(`${change} WHERE id = $1`, [id])).rejects.toMatchObject({ code: '23514' })
  await sql('DELETE FROM articles WHERE id = $1', [article])
  const { rows } = await sql('SELECT article_id FROM calculation_corrections WHERE id = $1', [id])
  expect(rows).toEqual([{ article_id: null }])
})

test('a verified error is never taken back or deleted, and outlives its article and its reporter', async () => {
  const verified = { state: 'verified', decided_at: new Date(), was: 'It bends.', now: 'It sways.' }
  const { id, article_id: article, reporter_id: reporter } = await made('errata', verified)
  for (const change of [
    "UPDATE errata SET state = 'held'",
    "UPDATE errata SET report = 'Other'",
    'DELETE FROM errata',
  ])
    await expect(sql(`${change} WHERE id = $1`, [id])).rejects.toMatchObject({ code: '23514' })
  await sql('DELETE FROM articles WHERE id = $1', [article])
  await sql('DELETE FROM users WHERE id = $1', [reporter])
  const { rows } = await sql('SELECT article_id, reporter_id, report FROM errata WHERE id = $1', [id])
  expect(rows).toEqual([
    { article_id: null, reporter_id: null, report: 'Removed with the account of its reporter.' },
  ])
})

test('a version of a table outlives the account of its author', async () => {
  const author = await made('users')
  const version = await made('calculation_table_versions', { author_id: author.id })
  await sql('DELETE FROM users WHERE id = $1', [author.id])
  const { rows } = await sql('SELECT author_id FROM calculation_table_versions WHERE table_id = $1', [
    version.table_id,
  ])
  expect(rows).toEqual([{ author_id: null }])
})

test('one member likes one article once', async () => {
  const [user, article] = [await made('users'), await made('articles')]
  const like = { user_id: user.id, article_id: article.id }
  await insert('likes', like)
  await expect(insert('likes', like)).rejects.toMatchObject({ code: '23505' })
  await expect(insert('likes', { ...like, user_id: randomUUID() })).rejects.toMatchObject({ code: '23503' })
})

test('a calculation stands in the project of who owns it, or is a member of it, and goes with them', async () => {
  const copy = await made('calculation_copies')
  const project = await made('projects')
  const item = {
    project_id: project.id,
    kind: 'calculation',
    position: 0,
    title: 'Beam',
    copy_id: copy.id,
    copy_owner_id: copy.user_id,
    updated_at: new Date(),
  }
  await expect(insert('project_items', item)).rejects.toMatchObject({ code: '23514' })
  await expect(insert('project_items', { ...item, copy_owner_id: project.owner_id })).rejects.toMatchObject({
    code: '23503',
  })
  const member = { project_id: project.id, user_id: copy.user_id, role: 'edit' }
  await insert('project_members', member)
  await insert('project_items', item)
  const left = async () => (await sql('SELECT 1 FROM project_items WHERE copy_id = $1', [copy.id])).rowCount
  await sql('DELETE FROM project_members WHERE user_id = $1', [copy.user_id])
  expect(await left()).toBe(0)
  await insert('project_members', member)
  await insert('project_items', item)
  await sql('DELETE FROM calculation_copies WHERE id = $1', [copy.id])
  expect(await left()).toBe(0)
})

test('the owner of a project is no member of it; a folder that goes leaves the project', async () => {
  const folder = await made('bookmark_folders')
  const project = await made('projects', { owner_id: folder.owner_id, folder_id: folder.id })
  await expect(
    insert('project_members', { project_id: project.id, user_id: project.owner_id, role: 'view' }),
  ).rejects.toMatchObject({ code: '23514' })
  await sql('DELETE FROM bookmark_folders WHERE id = $1', [folder.id])
  const { rows } = await sql('SELECT folder_id FROM projects WHERE id = $1', [project.id])
  expect(rows).toEqual([{ folder_id: null }])
})

test('a mark is of a step of a path that its reader has begun, and goes when they leave it', async () => {
  const step = await made('reading_path_items')
  const user = await made('users')
  const mark = { user_id: user.id, item_id: step.id, done: true, updated_at: new Date() }
  await expect(insert('reading_path_marks', mark)).rejects.toMatchObject({ code: '23514' })
  await insert('reading_path_readers', { user_id: user.id, path_id: step.path_id })
  await insert('reading_path_marks', mark)
  const section = await made('reading_path_items', {
    path_id: step.path_id,
    kind: 'section',
    text: 'One',
    article_id: null,
  })
  await expect(insert('reading_path_marks', { ...mark, item_id: section.id })).rejects.toMatchObject({
    code: '23514',
  })
  await sql('DELETE FROM reading_path_readers WHERE user_id = $1', [user.id])
  expect((await sql('SELECT FROM reading_path_marks WHERE user_id = $1', [user.id])).rowCount).toBe(0)
})

test('a step goes with its article, and the path stays', async () => {
  const step = await made('reading_path_items')
  await sql('DELETE FROM articles WHERE id = $1', [step.article_id])
  expect((await sql('SELECT FROM reading_path_items WHERE id = $1', [step.id])).rowCount).toBe(0)
  expect((await sql('SELECT FROM reading_paths WHERE id = $1', [step.path_id])).rowCount).toBe(1)
})

test('an item outlives its article and who added it, and goes with its project', async () => {
  const user = await made('users')
  const item = await made('project_items', { added_by_id: user.id })
  await sql('DELETE FROM articles WHERE id = $1', [item.article_id])
  await sql('DELETE FROM users WHERE id = $1', [user.id])
  const { rows } = await sql('SELECT article_id, added_by_id, title FROM project_items WHERE id = $1', [
    item.id,
  ])
  expect(rows).toEqual([{ article_id: null, added_by_id: null, title: 'Beams' }])
  await sql('DELETE FROM projects WHERE id = $1', [item.project_id])
  expect((await sql('SELECT 1 FROM project_items WHERE id = $1', [item.id])).rowCount).toBe(0)
})
