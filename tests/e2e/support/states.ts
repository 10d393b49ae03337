import { expect, type Page } from '@playwright/test'
import { DEMO, type Who } from './accounts'
import { ARTICLE, fillSignIn, headerSearch, PHONE, toastOf } from './pages'
import { resetLinkFor } from './people'
import { enterPair, startChange } from './register'

type State = {
  name: string
  as?: Who
  consented?: boolean
  /** Where the state exists; on both unless said. */
  on?: { width: number; height: number }
  open: (page: Page) => Promise<void>
}

/** Opens an address and waits for what shows that it is complete. */
const at =
  (path: string, heading: string | RegExp, level = 1) =>
  async (page: Page) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level, name: heading })).toBeVisible()
  }

const chosen = async (page: Page) => {
  await at('/membership', 'Membership')(page)
  await page.getByRole('button', { name: 'Start Free' }).click()
}

let reset: Promise<string> | undefined
/** Asked for once: an address gets few of them in an hour. */
const resetLink = (page: Page) => (reset ??= resetLinkFor(page.request, DEMO.admin.email))

type Numbered = { id: number }

const commentsOf = async (page: Page) => {
  await at(ARTICLE.address, ARTICLE.title)(page)
  const section = page.getByRole('region', { name: /^Comments/ })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('article').first()).toBeVisible()
  // The article itself is looked at elsewhere, and takes a while.
  await page.evaluate(() => document.querySelector('.article')?.remove())
}

const verification = async (page: Page) => {
  await at('/verification', 'Verification of the calculations')(page)
  await page.getByText('The values of').first().click()
}

const copyOf = async (page: Page) => {
  await at('/calculations', 'My Calculations')(page)
  await page.getByRole('link', { name: 'Column B2, first floor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Column B2, first floor' })).toBeVisible()
}

const watching = async (page: Page) => {
  const watches = { standard: 'en-1993-1-1', clause: 'en-1993-1-1/6.3.2.3', article: '1', category: '1' }
  for (const [kind, key] of Object.entries(watches))
    await page.request.put('/api/watches', { data: { kind, key, watching: true } })
  await at('/watching', 'Watching')(page)
  await page.getByRole('button', { name: 'Stop watching EN 1993-1-1', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Undo: watch EN 1993-1-1 again' })).toBeVisible()
}

/** The member's project of this name with one of everything, shared with the administrator; made once. */
const projectOf = async (page: Page): Promise<string> => {
  type Project = { id: string; name: string; items: unknown[] }
  const name = 'Depot, roof and first floor'
  const known = (await (await page.request.get('/api/projects')).json()) as Project[]
  const found = known.find((one) => one.name === name)
  if (found) return found.id
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`/api/projects${path}`, { data })
    expect(reply.status(), await reply.text()).toBe(201)
    return (await reply.json()) as Project
  }
  const { id } = await post('', { name, description: 'Steel frame with flat slabs.' })
  const article = (await (await page.request.get(`/api/articles/${ARTICLE.slug}`)).json()) as Numbered
  const [copy] = (await (await page.request.get('/api/calculations/copies')).json()) as { id: string }[]
  const add = (data: object) => post(`/${id}/items`, data)
  await add({ kind: 'heading', text: 'Roof beams' })
  await add({ kind: 'note', text: 'Restraint by the purlins.' })
  await add({ kind: 'article', articleId: article.id, text: 'Read first' })
  await add({ kind: 'passage', articleId: article.id, anchor: 's-the-elastic-critical-moment' })
  await add({ kind: 'calculation', copyId: copy!.id })
  await post(`/${id}/comments`, { content: 'Which wind annex is this?' })
  await post(`/${id}/invitations`, { email: 'admin@loadpath.example', role: 'edit' })
  return id
}

const project = async (page: Page) => {
  await at(`/projects/${await projectOf(page)}`, 'Depot, roof and first floor')(page)
  await expect(page.getByRole('region', { name: /^People/ })).toBeVisible()
}

const printedProject = async (page: Page) => {
  await at(`/projects/${await projectOf(page)}/print`, 'Depot, roof and first floor')(page)
}

const inviting = async (page: Page) => {
  await project(page)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByLabel('Invite a member by email address')).toHaveAttribute('aria-invalid', 'true')
}

const pathOf = async (page: Page) => {
  const [path] = (await (await page.request.get('/api/admin/paths')).json()) as {
    id: number
    title: string
  }[]
  await at(`/admin/paths/${path!.id}`, path!.title)(page)
}

const addingStep = async (page: Page) => {
  await pathOf(page)
  await page.getByRole('button', { name: 'Step', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Article', { exact: true }).fill('shear')
  await expect(dialog.getByText(/^Choose one/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Please choose an article')).toBeVisible()
}

const addingToProject = async (page: Page) => {
  await project(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Saved calculation' }).click()
  await expect(page.getByRole('dialog').getByText('In the project')).toBeVisible()
}

const savingToProject = async (page: Page) => {
  await at(ARTICLE.address, ARTICLE.title)(page)
  await page.getByRole('button', { name: 'Save to project' }).click()
  await page.getByRole('dialog').getByLabel('Project', { exact: true }).selectOption('A new project')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please name this project')).toBeVisible()
}

const comparing = async (page: Page) => {
  await at('/calculations', 'My Calculations')(page)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible()
}

const previewedTable = async (page: Page) => {
  await at('/admin/tables/steel_grades', 'steel_grades')(page)
  await page.getByLabel('Rows', { exact: true }).fill('grade,f_y [MPa],f_u [MPa]\nS235,235,360\nS355,345,470')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  // What scrolled under the header is no target.
  await page.evaluate(() => window.scrollTo(0, 0))
}

const savingCopy = async (page: Page) => {
  await page.goto('/articles/punching-shear-flat-slabs')
  const sheet = page.getByRole('group', { name: /^Punching shear/ })
  await sheet.getByRole('textbox').first().focus()
  await sheet.getByRole('button', { name: 'Save my copy' }).click()
  await expect(page.getByRole('dialog', { name: 'Save my copy' })).toBeVisible()
}

const clauseCard = async (page: Page) => {
  await at(ARTICLE.address, ARTICLE.title)(page)
  await page.locator('.article a[data-clause]').first().click()
  await expect(page.getByRole('button', { name: 'Cite' })).toHaveCount(1)
  // The article itself is looked at elsewhere, and takes a while.
  await page.evaluate(() => document.querySelector('.article')?.remove())
}

const writing = async (page: Page) => {
  await at('/submit-article', 'Submit Article')(page)
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
}

const openRejected = async (page: Page) => {
  await page.goto('/profile')
  await page.getByRole('link', { name: /^Edit and resubmit/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit and Resubmit' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('No column stands')
}

const token = {
  id: '1',
  name: 'Spreadsheet of the floor slabs',
  beginning: 'lp_a1B2c3',
  createdAt: '2026-03-14T09:00:00.000Z',
  lastUsedAt: '2026-03-15T09:00:00.000Z',
  expiresAt: '2027-03-14T09:00:00.000Z',
  expired: false,
}
const TOKENS = [token, { ...token, id: '2', name: 'W'.repeat(80), lastUsedAt: null, expired: true }]

/** Every page and every state of a page that a reader can bring about. */
export const STATES: State[] = [
  { name: 'home', open: at('/', /clause/) },
  { name: 'home of a member', as: 'member', open: at('/', /clause/) },
  { name: 'assistant', as: 'member', open: at('/assistant', 'Assistant') },
  { name: 'tables', as: 'admin', open: at('/admin/tables', 'Tables') },
  { name: 'table with a preview', as: 'admin', open: previewedTable },
  { name: 'drive', as: 'admin', open: at('/admin/google-drive', 'Google Drive') },
  { name: 'knowledge base', as: 'admin', open: at('/admin/knowledge', 'Knowledge Base') },
  { name: 'membership', open: at('/membership', 'Membership') },
  { name: 'membership form', open: chosen },
  {
    name: 'membership form with errors',
    open: async (page) => {
      await chosen(page)
      await page.getByRole('button', { name: 'Start My Free Membership' }).click()
      await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  { name: 'login', open: at('/login', 'Sign in') },
  { name: 'login after verifying', open: at('/login?verified=true', 'Sign in') },
  {
    name: 'login refused, with its notice',
    open: async (page) => {
      await at('/login', 'Sign in')(page)
      await page.route('**/api/login', (route) =>
        route.fulfill({ status: 401, json: { message: 'Invalid email or password' } }),
      )
      await fillSignIn(page, { email: 'nora@example.test', password: 'Wrong!1234' })
      await page.keyboard.press('Enter')
      await expect(toastOf(page)).toContainText('Login Failed')
    },
  },
  { name: 'a digest whose link works no more', open: at('/unsubscribe?token=unknown', 'The digest') },
  { name: 'a digest without its link', open: at('/unsubscribe', 'The digest') },
  { name: 'verification failed', open: at('/verify-email', 'Email verification') },
  { name: 'contact', as: 'member', open: at('/contact', /./) },
  { name: 'privacy', open: at('/privacy', /Privacy/) },
  { name: 'terms', open: at('/terms', /Terms/) },
  { name: 'help', open: at('/help', 'Help') },
  { name: 'help on calculations', open: at('/help/calculations', 'Live calculations') },
  { name: 'help on drawings', open: at('/help/drawings', 'Drawings') },
  {
    name: 'article with a calculation',
    as: 'member',
    open: async (page) => {
      await at('/articles/punching-shear-flat-slabs', /punching/i)(page)
      await page.getByRole('textbox', { name: /Column reaction/ }).fill('1400')
      await expect(page.getByText('fails: 1.381 > 1')).toBeVisible()
    },
  },
  { name: 'forgotten password', open: at('/forgot-password', /password/i) },
  { name: 'reset without a link', open: at('/reset-password', /./) },
  { name: 'reset', open: async (page) => at(await resetLink(page), 'Choose a new password')(page) },
  {
    name: 'reset with a link that works no more',
    open: at(`/reset-password?token=${'x'.repeat(43)}`, 'Choose a new password'),
  },
  { name: 'profile', as: 'member', open: at('/profile', /./) },
  { name: 'settings', as: 'member', open: at('/profile?tab=settings', /./) },
  {
    name: 'new access token',
    as: 'member',
    open: async (page) => {
      await at('/profile?tab=settings', 'Access tokens for programs', 2)(page)
      await page.getByRole('button', { name: 'New token' }).click()
      await page.getByRole('button', { name: 'Make token' }).click()
      await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'access tokens',
    as: 'member',
    open: async (page) => {
      await page.route('**/api/user/access-tokens', (route) => route.fulfill({ json: TOKENS }))
      await at('/profile?tab=settings', 'Access tokens for programs', 2)(page)
      await expect(page.getByText('Expired', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'leaving',
    as: 'member',
    open: async (page) => {
      await at('/profile?tab=settings', 'Your Data', 2)(page)
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  { name: 'billing', as: 'member', open: at('/billing', /./) },
  { name: 'membership of a member', as: 'member', open: at('/membership', /./) },
  { name: 'prompt of the library', open: at('/articles', 'Access Our Article Library') },
  { name: 'prompt of an article', open: at(ARTICLE.address, 'Article Access Required') },
  { name: 'library before verification', as: 'unverified', open: at('/articles', 'Article library') },
  { name: 'article before verification', as: 'unverified', open: at(ARTICLE.address, /Verification/) },
  { name: 'library', as: 'member', open: at('/articles', 'All Articles', 2) },
  { name: 'second page of the library', as: 'member', open: at('/articles?page=2', 'All Articles', 2) },
  { name: 'empty library', as: 'member', open: at('/articles?tag=none', 'No articles found', 3) },
  { name: 'article', as: 'member', open: at(ARTICLE.address, ARTICLE.title) },
  { name: 'article not found', as: 'member', open: at('/articles/none', 'Article Not Found') },
  { name: 'search', as: 'member', open: at('/search', 'Search') },
  {
    name: 'search results',
    as: 'member',
    open: at('/search?q=punching%20shear', /^Search results for/, 2),
  },
  {
    name: 'search answered by a table',
    as: 'member',
    open: at('/search?q=k_mod', 'Direct answer', 3),
  },
  {
    name: 'search narrowed',
    as: 'member',
    open: at('/search?q=buckling&with=table&edition=superseded&less=1', /^Search results for/, 2),
  },
  {
    name: 'search whose filters leave nothing',
    as: 'member',
    open: at('/search?q=snow&standard=EN%201993-1-8', 'No articles found', 3),
  },
  { name: 'a section', as: 'member', open: at('/search?q=HEB%20200', 'Direct answer', 3) },
  {
    name: 'a section that no table has',
    as: 'member',
    open: at('/search?q=W12x50', /^Search results for/, 2),
  },
  { name: 'search without results', as: 'member', open: at('/search?q=qqqzzz', 'No articles found', 3) },
  { name: 'verification', open: verification },
  { name: 'corrections', open: at('/corrections', 'Corrections') },
  { name: 'changes of an article', as: 'member', open: at(`${ARTICLE.address}/changes`, 'Changes') },
  { name: 'reported errors', as: 'admin', open: at('/admin/errata', 'Reported Errors') },
  { name: 'no rejected report', as: 'admin', open: at('/admin/errata?state=rejected', 'Reported Errors') },
  { name: 'standards', open: at('/standards', 'Standards') },
  { name: 'changes of standards', open: at('/standards/changes', 'Changes of standards') },
  { name: 'a standard', open: at('/standards/en-1993-1-1', 'EN 1993-1-1') },
  { name: 'a standard that nothing cites', open: at('/standards/as-4100', 'AS 4100') },
  {
    name: 'a standard of which a clause is not cited',
    open: at('/standards/en-1993-1-1?clause=99.9', 'EN 1993-1-1'),
  },
  { name: 'a clause', open: at('/standards/en-1993-1-1/6.3.2.3', /clause 6\.3\.2\.3/) },
  { name: 'a clause as a member', as: 'member', open: at('/standards/en-1993-1-1/6.3.2.3', /clause 6/) },
  { name: 'data', open: at('/data', 'Data') },
  { name: 'no table found', open: at('/data?q=qqqzzz', 'Data') },
  { name: 'an open table', open: at('/data/concrete_grades', /^Concrete strength classes/) },
  { name: 'a table for members', open: at('/data/ub_sections', 'Table Access Required') },
  {
    name: 'a table for members, not verified',
    as: 'unverified',
    open: at('/data/ub_sections', 'Email Verification Required'),
  },
  // The smallest of the wide ones: axe looks at each of its cells, three times.
  {
    name: 'a table',
    as: 'member',
    open: at('/data/pfc_sections?sort=-G', 'Parallel flange channels (PFC)'),
  },
  {
    name: 'a row found and marked',
    as: 'member',
    open: at('/data/pfc_sections?q=200x75x23&row=200x75x23', 'Parallel flange channels (PFC)'),
  },
  {
    name: 'a table with a wrong range',
    as: 'member',
    open: at('/data/pfc_sections?by=G&from=x', 'Parallel flange channels (PFC)'),
  },
  { name: 'no row found', as: 'member', open: at('/data/ub_sections?q=qqq', 'Universal beams (UB)') },
  {
    name: 'rows side by side',
    as: 'member',
    open: at('/data/pfc_sections?row=200x75x23&row=230x75x26&compare=1', 'Parallel flange channels (PFC)'),
  },
  { name: 'the register', as: 'admin', open: at('/admin/standards', 'Standards') },
  {
    name: 'work of standards',
    as: 'admin',
    open: async (page) => {
      await startChange(page)
      await at('/admin/standards/work?show=all', 'Standards: Work')(page)
      await expect(page.getByRole('region', { name: 'Changes', exact: true }).first()).toBeVisible()
    },
  },
  {
    name: 'corresponding clauses',
    as: 'admin',
    open: async (page) => {
      await enterPair(page)
      await at('/admin/standards/clauses?search=99.1', 'Standards: Clauses')(page)
      await expect(page.getByRole('button', { name: /^Take out / }).first()).toBeVisible()
    },
  },
  {
    name: 'adding corresponding clauses',
    as: 'admin',
    open: async (page) => {
      await at('/admin/standards/clauses?search=nothing+is+like+this', 'Standards: Clauses')(page)
      await page.getByRole('button', { name: 'Add a pair' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Please say where this was seen')).toBeVisible()
    },
  },
  {
    name: 'a clause with its place in another edition',
    as: 'admin',
    open: async (page) => {
      await enterPair(page)
      await at('/standards/en-1993-1-1/6.3.2.3', /clause 6/)(page)
      await expect(page.getByRole('heading', { name: 'In other editions' })).toBeVisible()
    },
  },
  {
    name: 'a standard with its relations and every status of it',
    as: 'admin',
    open: async (page) => {
      await startChange(page)
      await at('/admin/standards/bs-8004', 'BS 8004')(page)
      await expect(page.getByRole('region', { name: 'Statuses' })).toBeVisible()
    },
  },
  {
    name: 'an edition with its national annex',
    as: 'visitor',
    open: at('/standards/en-1998-1', 'EN 1998-1'),
  },
  {
    name: 'adding a relation of standards',
    as: 'admin',
    open: async (page) => {
      await at('/admin/standards/en-1992-1-1', 'EN 1992-1-1')(page)
      await page.getByRole('button', { name: 'Add a relation' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Please say where this was seen')).toBeVisible()
    },
  },
  {
    name: 'editing a standard',
    as: 'admin',
    open: async (page) => {
      await at('/admin/standards?search=EN+1993-1-1', 'Standards')(page)
      await page.getByRole('button', { name: /^Edit EN 1993-1-1:2005/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'adding a standard',
    as: 'admin',
    open: async (page) => {
      await at('/admin/standards', 'Standards')(page)
      await page.getByRole('button', { name: 'Add a standard' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('Please enter a designation')).toBeVisible()
    },
  },
  {
    name: 'the preview of a file of the register',
    as: 'admin',
    open: async (page) => {
      await at('/admin/standards', 'Standards')(page)
      await page.getByLabel('File of the register').setInputFiles({
        name: 'bad.jsonl',
        mimeType: 'application/x-ndjson',
        buffer: Buffer.from('{'),
      })
      await expect(page.getByText('bad.jsonl cannot be imported')).toBeVisible()
    },
  },
  { name: 'my calculations', as: 'member', open: at('/calculations', 'My Calculations') },
  { name: 'no calculations', as: 'admin', open: at('/calculations', 'No calculations yet', 3) },
  { name: 'a calculation of mine', as: 'member', open: copyOf },
  { name: 'two calculations side by side', as: 'member', open: comparing },
  { name: 'paths', as: 'member', open: at('/paths', 'Paths') },
  { name: 'a path', as: 'member', open: at('/paths/new-graduate-concrete', 'New graduate: concrete') },
  { name: 'paths before verification', as: 'unverified', open: at('/paths', 'Paths') },
  { name: 'paths of administrators', as: 'admin', open: at('/admin/paths', 'Paths') },
  { name: 'a path of administrators', as: 'admin', open: pathOf },
  { name: 'adding a step to a path', as: 'admin', open: addingStep },
  { name: 'projects', as: 'member', open: at('/projects', 'Projects') },
  { name: 'projects before verification', as: 'unverified', open: at('/projects', 'Projects') },
  { name: 'a project', as: 'member', open: project },
  { name: 'a project on paper', as: 'member', open: printedProject },
  { name: 'inviting nobody to a project', as: 'member', open: inviting },
  { name: 'adding to a project', as: 'member', open: addingToProject },
  { name: 'saving to a project', as: 'member', open: savingToProject },
  { name: 'saving a calculation', as: 'member', open: savingCopy },
  { name: 'watching', as: 'member', open: watching },
  { name: 'watching nothing', as: 'admin', open: at('/watching', 'You watch nothing yet', 3) },
  { name: 'watching before verification', as: 'unverified', open: at('/watching', 'Watching') },
  { name: 'likes', as: 'member', open: at('/my-likes', 'My Likes') },
  { name: 'no likes', as: 'admin', open: at('/my-likes', 'My Likes') },
  { name: 'my comments', as: 'member', open: at('/my-comments', 'My Comments') },
  { name: 'my comments before verification', as: 'unverified', open: at('/my-comments', 'My Comments') },
  { name: 'card of a clause', as: 'member', open: clauseCard },
  {
    name: 'an equation explained',
    as: 'member',
    open: async (page) => {
      await at('/articles/flexural-buckling-of-columns', /^Flexural buckling/)(page)
      await page.getByRole('button', { name: 'Explain the equation' }).first().press('Enter')
      await expect(page.getByRole('definition').first()).toBeVisible()
    },
  },
  {
    name: 'exercises of an open article, one with its answer',
    open: async (page) => {
      await at('/articles/timber-beams-bending-and-kmod', /^Timber beams/)(page)
      await page.getByRole('region', { name: 'Exercise 2' }).getByText('Show the answer').click()
      await expect(page.getByText('It fails in bending by an eighth')).toBeVisible()
    },
  },
  { name: 'comments', as: 'member', open: commentsOf },
  { name: 'comments as an admin sees them', as: 'admin', open: commentsOf },
  {
    name: 'reporting a comment',
    as: 'member',
    open: async (page) => {
      await commentsOf(page)
      await page.getByRole('button', { name: 'Report', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'admin dashboard', as: 'admin', open: at('/admin', 'Admin Dashboard') },
  { name: 'analytics', as: 'admin', open: at('/admin/analytics', 'Analytics') },
  { name: 'audience', as: 'admin', open: at('/admin/analytics?tab=audience', 'Analytics') },
  { name: 'content performance', as: 'admin', open: at('/admin/analytics?tab=content', 'Analytics') },
  { name: 'engagement', as: 'admin', open: at('/admin/analytics?tab=engagement', 'Analytics') },
  { name: 'search analytics', as: 'admin', open: at('/search?tab=analytics', 'Top Queries', 2) },
  {
    name: 'articles with comments, one of them reported',
    as: 'admin',
    open: async (page) => {
      const { id } = (await (await page.request.get(`/api/articles/${ARTICLE.slug}`)).json()) as Numbered
      const [first] = (await (await page.request.get(`/api/articles/${id}/comments`)).json()) as Numbered[]
      await page.request.post(`/api/comments/${first!.id}/report`, { data: { reason: 'To be decided' } })
      await at('/admin/articles-with-comments', 'Articles with Comments')(page)
      await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    },
  },
  { name: 'article management', as: 'admin', open: at('/admin/articles?q=timber', 'Article Management') },
  {
    name: 'submissions selected, one being rejected',
    as: 'admin',
    open: async (page) => {
      await at('/admin/articles?tab=pending_review', 'Article Management')(page)
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await page
        .getByRole('button', { name: /^Reject / })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'a submission being approved, its checklist half confirmed',
    as: 'admin',
    open: async (page) => {
      await at('/admin/articles?tab=pending_review', 'Article Management')(page)
      await page
        .getByRole('button', { name: /^Approve/ })
        .first()
        .click()
      await page.getByRole('checkbox', { name: /figures were recomputed/ }).check()
    },
  },
  { name: 'no articles found', as: 'admin', open: at('/admin/articles?q=qqqzzz', 'No articles found', 3) },
  {
    name: 'new article with errors',
    as: 'admin',
    open: async (page) => {
      await at('/admin/articles/new', 'New Article')(page)
      await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Title is required')).toBeVisible()
    },
  },
  {
    name: 'article being edited, a version in sight',
    as: 'admin',
    open: async (page) => {
      const { id } = (await (await page.request.get(`/api/articles/${ARTICLE.slug}`)).json()) as Numbered
      const address = `/api/admin/articles/${id}`
      const { title, content } = (await (await page.request.get(address)).json()) as Record<string, string>
      for (const changed of [`${title} `, `${title}, revised`, title])
        await page.request.put(address, { data: { title: changed, content } })
      await at(`/admin/articles/edit/${id}`, 'Edit Article')(page)
      await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
      await page.getByRole('button', { name: 'Show version 2' }).click()
      await expect(page.getByRole('dialog').getByText('Comparing')).toHaveCount(0)
    },
  },
  { name: 'article to edit not found', as: 'admin', open: at('/admin/articles/edit/0', 'Article Not Found') },
  { name: 'categories', as: 'admin', open: at('/admin/categories', 'Categories') },
  {
    name: 'tag dialog with an error',
    as: 'admin',
    open: async (page) => {
      await at('/admin/tags', 'Tags')(page)
      await page.getByRole('button', { name: 'Add Tag' }).click()
      await page.getByRole('button', { name: 'Create Tag' }).click()
      await expect(page.getByText('Name is required')).toBeVisible()
    },
  },
  { name: 'references by type', as: 'admin', open: at('/admin/references', 'References') },
  {
    name: 'reference being corrected, with an error',
    as: 'admin',
    open: async (page) => {
      await at('/admin/references?tab=all&q=1993', 'References')(page)
      await page
        .getByRole('button', { name: /^Correct how/ })
        .first()
        .click()
      await page.getByLabel('Year').fill('12')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByLabel('Year')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  { name: 'references by article', as: 'admin', open: at('/admin/references?tab=article', 'References') },
  {
    name: 'audit log',
    as: 'admin',
    open: async (page) => {
      await page.request.post('/api/tags', { data: { name: `Seen ${Date.now()}` } })
      await at('/admin/audit', 'Audit Log')(page)
      await expect(page.getByText(/^\d+ entr(y|ies)$/)).toBeVisible()
    },
  },
  { name: 'members', as: 'admin', open: at('/admin/users', 'User Management') },
  { name: 'no members found', as: 'admin', open: at('/admin/users?q=qqqzzz', 'No members found', 2) },
  {
    name: 'member being managed, with an error',
    as: 'admin',
    open: async (page) => {
      await at('/admin/users?q=unverified', 'User Management')(page)
      await page.getByRole('button', { name: /^Manage/ }).click()
      await page.getByRole('dialog').getByLabel('Email').fill('nobody')
      await page.getByRole('button', { name: 'Update email' }).click()
      await expect(page.getByRole('dialog').getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'member about to be deleted for good',
    as: 'admin',
    open: async (page) => {
      await at('/admin/users?q=unverified', 'User Management')(page)
      await page.getByRole('button', { name: /^Manage/ }).click()
      await page.getByRole('button', { name: 'Permanently delete' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'manual verification without an address',
    as: 'admin',
    open: async (page) => {
      await at('/admin/manual-verification', 'Manual Verification')(page)
      await page.getByRole('button', { name: 'Verify', exact: true }).first().click()
      await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'message of a member',
    as: 'admin',
    open: async (page) => {
      await at('/admin/contact-submissions', 'Contact Submissions')(page)
      await page.getByRole('button', { name: /^View/ }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'no messages',
    as: 'admin',
    open: at('/admin/contact-submissions?status=replied', 'No messages', 2),
  },
  {
    name: 'the memberships that an administrator looks after, and giving one',
    as: 'admin',
    open: async (page) => {
      await at('/admin/billing', 'Billing')(page)
      await page.getByRole('button', { name: 'Give Membership' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'inbox',
    as: 'member',
    open: async (page) => {
      await at('/membership', 'Membership')(page)
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(
        page.getByRole('region', { name: 'Notifications' }).getByRole('link').first(),
      ).toBeVisible()
    },
  },
  { name: 'bookmarks', as: 'member', open: at('/bookmarks', 'No Folder', 2) },
  { name: 'no bookmarks', as: 'admin', open: at('/bookmarks', 'No bookmarks yet', 3) },
  { name: 'bookmarks before verification', as: 'unverified', open: at('/bookmarks', 'My Bookmarks') },
  {
    name: 'bookmarks selected, with notes being written',
    as: 'member',
    open: async (page) => {
      await at('/bookmarks', 'No Folder', 2)(page)
      await page
        .getByRole('button', { name: /^(Add|Edit) notes/ })
        .first()
        .click()
      await page.getByRole('checkbox', { name: 'Select all' }).check()
    },
  },
  {
    name: 'bookmark dialog with a new folder',
    as: 'member',
    open: async (page) => {
      await at(ARTICLE.address, ARTICLE.title)(page)
      await page.getByRole('button', { name: /^Bookmark(ed)?$/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'New folder' }).click()
      await expect(page.getByLabel('Folder name')).toBeFocused()
    },
  },
  {
    name: 'folder dialog',
    as: 'member',
    open: async (page) => {
      await at('/bookmarks', 'No Folder', 2)(page)
      await page.getByRole('button', { name: 'New folder' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'submitting before verification', as: 'unverified', open: at('/submit-article', 'Submit Article') },
  {
    name: 'submitting, with errors',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByRole('button', { name: 'Submit Article' }).click()
      await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'table wizard',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByRole('button', { name: 'Table Wizard' }).click()
      const wizard = page.getByRole('dialog', { name: 'Table Wizard' })
      await wizard.getByRole('button', { name: 'Load Table' }).click()
      await wizard.getByLabel('Type of Notes').selectOption('Formula')
      await wizard.getByLabel('Formula of Notes').fill('Value / 0')
      await expect(wizard.getByText('#DIV/0!').first()).toBeVisible()
    },
  },
  {
    name: 'figure dialog, with errors',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByRole('button', { name: 'Figure', exact: true }).click()
      await page.getByRole('button', { name: 'Insert figure' }).click()
      await expect(page.getByLabel('Alternative text')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'preview, with warnings',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByLabel('References').fill('EN 9999-1:2020, cl. 4')
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByText(/^EN 9999-1 is not in the register/)).toBeVisible()
    },
  },
  {
    name: 'link that finds its target',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByRole('button', { name: 'Link', exact: true }).click()
      await page.getByLabel('Web address').fill('EN 1993-1-1')
      await expect(page.getByText(/^Choose where the link leads/)).toBeVisible()
    },
  },
  {
    name: 'equation that cannot be set',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByRole('button', { name: 'Equation', exact: true }).click()
      await page.getByLabel('LaTeX').fill('M_{Ed')
      await expect(page.getByText('A closing brace } is missing.')).toBeVisible()
    },
  },
  {
    name: 'submission where it is decided on',
    as: 'admin',
    open: async (page) => {
      await page.goto('/articles/negative-skin-friction-on-piles')
      await expect(page.getByLabel('The figures were recomputed')).toBeVisible()
    },
  },
  {
    name: 'clause reference',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByRole('button', { name: 'Clause reference' }).click()
      await page.getByLabel('Standard and clause').fill('EN 1993-1-1, 6.3.2.3')
      await expect(page.getByText(/that cite EN 1993-1-1/)).toBeVisible()
    },
  },
  {
    name: 'draft open in another tab',
    as: 'member',
    open: async (page) => {
      await writing(await page.context().newPage())
      await page.goto('/submit-article')
      await expect(page.getByText('This is open in another tab')).toBeVisible()
    },
  },
  {
    name: 'equation being written',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByRole('button', { name: 'Equation' }).click()
      await page.getByLabel('LaTeX').fill('\\frac{M_{Ed}}{M_{Rd}}')
      await expect(page.getByRole('dialog').locator('.katex')).toBeVisible()
    },
  },
  {
    name: 'editor with a calculation, an error and suggestions',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByRole('textbox', { name: 'Content' }).click()
      await page.getByRole('button', { name: 'Live calculation' }).click()
      await expect(page.getByRole('textbox', { name: 'Calculation, one statement a line' })).toBeFocused()
      await expect(page.locator('.calculation-typeset .katex').first()).toBeVisible()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type('\nx = M_')
      await expect(page.getByRole('listbox')).toBeVisible()
      await expect(page.getByRole('status').getByText(/^Line 9/)).toBeVisible()
    },
  },
  {
    name: 'shortcuts of the editor',
    as: 'member',
    open: async (page) => {
      await writing(page)
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'rejected article being edited in full screen',
    as: 'member',
    open: async (page) => {
      await openRejected(page)
      await page.getByRole('button', { name: 'Full screen' }).click()
    },
  },
  {
    name: 'rejected article as its author finds it',
    as: 'member',
    open: async (page) => {
      await page.goto('/profile')
      const edit = page.getByRole('link', { name: /^Edit and resubmit/ })
      const title = (await edit.getAttribute('aria-label'))!.replace('Edit and resubmit ', '')
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(/^Rejected by the editors on/)).toBeVisible()
    },
  },
  {
    name: 'preview of a rejected article',
    as: 'member',
    open: async (page) => {
      await openRejected(page)
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  { name: 'no such page', open: at('/no-such-page', '404 Page Not Found') },
  {
    name: 'cookie question',
    consented: false,
    open: async (page) => {
      await at('/membership', 'Membership')(page)
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible()
    },
  },
  {
    name: 'cookie choices',
    consented: false,
    open: async (page) => {
      await at('/membership', 'Membership')(page)
      await page.getByRole('button', { name: 'Customize' }).click()
    },
  },
  {
    name: 'account menu',
    as: 'admin',
    open: async (page) => {
      // A page that is longer than the menu, which would lie over a part of a link of the footer.
      await at('/privacy', /Privacy/)(page)
      await page.getByRole('button', { name: /^Account of/ }).click()
    },
  },
  {
    name: 'menu',
    on: PHONE,
    open: async (page) => {
      await at('/membership', 'Membership')(page)
      await page.getByRole('button', { name: 'Menu' }).click()
    },
  },
  {
    name: 'search answers',
    as: 'member',
    open: async (page) => {
      await at('/membership', 'Membership')(page)
      await page.keyboard.press('/')
      await headerSearch(page).fill('steel')
      await expect(page.getByRole('option')).toHaveCount(5)
      await headerSearch(page).press('ArrowDown')
    },
  },
]
