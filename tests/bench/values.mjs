const ARTICLE = 'lateral-torsional-buckling-rolled-beams'
/** A white point: the smallest picture. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
/** As many as fill the first page of a member's lists. */
const LISTED = 20

/** A client of one person: JSON in, JSON out; throws for anything but a success. */
const client =
  ({ port, cookie }) =>
  async (method, path, body, type = 'application/json') => {
    const origin = `http://localhost:${port}`
    const reply = await fetch(origin + path, {
      method,
      headers: { Cookie: cookie, Origin: origin, ...(body !== undefined && { 'Content-Type': type }) },
      body: body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 200)}`)
    return text === '' ? null : JSON.parse(text)
  }

const lastMonth = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7)
}

/**
 * What the parameters of paths are on a server with the starter library and the demo accounts: found there,
 * or made where the library has none. `cookies` are those of a member and of an administrator.
 */
export async function valuesOf(port, cookies) {
  const [member, admin] = [client({ port, cookie: cookies.member }), client({ port, cookie: cookies.admin })]
  const article = await member('GET', `/api/articles/${ARTICLE}`)
  const user = await member('GET', '/api/auth/user')
  const figure = await member('POST', '/api/figures', Buffer.from(PICTURE, 'base64'), 'image/png')
  const own = await ownArticle(member, article.category.id)
  const revised = await revisedArticle(member, admin, figure)
  const month = lastMonth()
  await admin('POST', `/api/admin/analytics/generate-monthly/${month}`)
  const [calculation] = await member('GET', '/api/calculations?pageSize=1')
  const folders = await member('GET', '/api/bookmark-folders')
  const folder = folders[0] ?? (await member('POST', '/api/bookmark-folders', { name: 'Beams' }))
  const [copy] = await member('GET', '/api/calculations/copies')
  const project = await member('POST', '/api/projects', { folderId: folder.id })
  const [path] = await admin('GET', '/api/admin/paths')
  return {
    '[slug]': ARTICLE,
    '/paths/[slug]': path.slug,
    '/api/paths/[slug]': path.slug,
    '/admin/paths/[id]': path.id,
    '/api/admin/paths/[id]': path.id,
    '/covers/[name]': article.coverImage.split('/').at(-1),
    '/standards/[slug]': 'en-1993-1-1',
    '/admin/standards/[slug]': 'en-1993-1-1',
    // The first of the first rows: nothing lists relations by themselves.
    '/api/admin/standards/relations/[id]': 1,
    '[clause]': '6.3.2.3',
    '/og/standards/[...place]': 'en-1993-1-1/6.3.2.3',
    '/api/articles/[key]': article.id,
    '/admin/articles/edit/[id]': article.id,
    '/api/admin/articles/[id]': revised.id,
    '/api/figures/[id]': figure.id,
    '/figures/[id]': revised.figure,
    '/api/user/articles/[id]': own.id,
    '/calculations/[id]': copy.id,
    '/api/calculations/copies/[id]': copy.id,
    copy: copy.id,
    '/projects/[id]': project.id,
    '/api/projects/[id]': project.id,
    '/admin/tables/[name]': 'steel_grades',
    '/api/admin/tables/[name]': 'steel_grades',
    '/data/[name]': 'ub_sections',
    '/api/data/[name]': 'ub_sections',
    '/api/calculations/[id]': calculation.id,
    '[revision]': revised.revision,
    '[month]': month,
    '[userId]': user.id,
    category: article.category.id,
    tag: article.tags[0].slug,
    folder: folder.id,
  }
}

async function ownArticle(member, categoryId) {
  const [own] = await member('GET', '/api/user/articles')
  if (own) return own
  await member('POST', '/api/articles/submit', {
    title: 'Notes on a braced bay',
    categoryId,
    content: '<p>A braced bay turns horizontal load into a couple of forces at its two bases.</p>'.repeat(4),
  })
  return (await member('GET', '/api/user/articles'))[0]
}

/** An article with an earlier version, open to everybody, that shows a figure. */
async function revisedArticle(member, admin, { src }) {
  const [{ id, title }] = await member('GET', '/api/articles?page=2')
  const path = `/api/admin/articles/${id}`
  const { content } = await admin('GET', path)
  const versions = () => admin('GET', `${path}/revisions`)
  if ((await versions()).length === 0)
    await admin('PUT', path, {
      title,
      content: `${content}<p>Checked.</p><figure><img src="${src}" alt="A sample"></figure>`,
      open: true,
    })
  const [, figure] = /\/api\/figures\/([\w-]{22})/.exec((await admin('GET', path)).content)
  return { id, revision: (await versions())[0].revision, figure }
}

/** Fills a member's own lists, so that each of them has a first page to show. */
export async function fillLists(port, cookie) {
  const member = client({ port, cookie })
  const articles = await member('GET', `/api/articles?pageSize=${LISTED}`)
  for (const { id } of articles) {
    await member('POST', `/api/articles/${id}/like?liked=true`)
    await member('POST', `/api/bookmarks/${id}`, { folderIds: [], notes: 'For the next job' })
  }
  const written = await member('GET', '/api/user/comments')
  for (const { id } of articles.slice(written.length))
    await member('POST', `/api/articles/${id}/comments`, { content: 'Clause 6.3.2 is meant here.' })
}
