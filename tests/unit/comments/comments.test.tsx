import { clear, createStore, keys } from 'idb-keyval'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { Comments } from '@/components/comments/comments'
import { Toaster } from '@/components/ui/toaster'
import type { Comment } from '@/lib/comments/types'
import { renderOnPage } from '../render'

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  parentId: null,
  content: `Comment ${id}`,
  createdAt: '2026-03-14T09:00:00.000Z',
  editedAt: null,
  author: { firstName: 'Helen', lastName: 'Marsh', profileImageUrl: null },
  own: false,
  hidden: false,
  reported: false,
  ...more,
})
const page = (items: Comment[], total = items.length) =>
  HttpResponse.json(items, { headers: { 'X-Total-Count': String(total) } })

let pages: (number: number) => Response | Promise<Response> = () => page([])
let post: (content: string, parentId?: number) => Response | Promise<Response>
let edit: (content: string) => Response | Promise<Response>
let role = 'user'
let said = 0
const asked: string[] = []
const server = setupServer(
  http.get('*/api/articles/7/comments', ({ request }) => {
    asked.push(request.url)
    return pages(Number(new URL(request.url).searchParams.get('page')))
  }),
  http.post('*/api/articles/7/comments', async ({ request }) => {
    const { content, parentId } = (await request.json()) as { content: string; parentId?: number }
    return post(content, parentId)
  }),
  http.get('*/api/articles/7/reading', () =>
    HttpResponse.json({ liked: false, bookmarked: false, likes: 0, comments: said, views: 0 }),
  ),
  http.get('*/api/auth/user', () =>
    HttpResponse.json({ id: 'nora', firstName: 'Nora', lastName: 'Lind', profileImageUrl: null, role }),
  ),
  http.patch('*/api/comments/:id', async ({ request }) =>
    edit(((await request.json()) as { content: string }).content),
  ),
  http.delete('*/api/comments/:id', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/comments/:id/report', () => HttpResponse.json({ reported: true })),
)

let arrive: () => void
class Observer {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    arrive = () => act(() => this.seen([{ isIntersecting: true }]))
  }
  disconnect() {}
}
// As slow as a first import can be.
beforeAll(() => import('@/components/comments/discussion'))
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  Object.assign(window, { IntersectionObserver: Observer })
})
const device = createStore('loadpath', 'values')
beforeEach(async () => {
  asked.splice(0)
  sessionStorage.clear()
  await clear(device)
  role = 'user'
})
afterAll(() => server.close())

async function open({ near = true, count = 1 } = {}) {
  said = count
  const view = renderOnPage(
    <>
      <Comments articleId={7} count={count} />
      <Toaster />
    </>,
  )
  if (!near) return view
  arrive()
  await screen.findByRole('textbox', { name: 'Add a comment' })
  return view
}

const field = () => screen.getByRole('textbox', { name: 'Add a comment' })
const items = () => screen.queryAllByRole('article')
const heading = (count: number) => screen.findByRole('heading', { name: `Comments (${count})` })

test('nothing is asked for before the reader comes near', async () => {
  pages = () => page([comment(1)])
  await open({ near: false, count: 3 })
  expect(await heading(3)).toBeInTheDocument()
  expect(screen.getByRole('status', { name: 'Loading comments' })).toBeInTheDocument()
  expect(asked).toEqual([])
  arrive()
  expect(await heading(1)).toBeInTheDocument()
  expect(asked).toHaveLength(1)
})

test('a comment says who, when and what', async () => {
  pages = () => page([comment(1, { content: 'See https://example.org/a\nand more' })])
  await open()
  const item = await screen.findByRole('article', { name: 'Comment by Helen Marsh' })
  expect(item).toHaveTextContent('Mar 14, 2026')
  expect(within(item).getByRole('link')).toHaveAttribute('rel', 'nofollow ugc noopener')
})

test('no comments are said to be none; a failure offers another try', async () => {
  pages = () => HttpResponse.json({ message: 'Not now' }, { status: 503 })
  const { user } = await open({ count: 0 })
  expect(await screen.findByText('Not now')).toBeInTheDocument()
  pages = () => page([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^No comments yet/)).toBeInTheDocument()
})

test('a comment is there at once, and stays when the server has it', async () => {
  pages = () => page([comment(1)])
  let answer = (_reply: Response) => {}
  post = () => new Promise<Response>((resolve) => (answer = resolve))
  const { user } = await open()
  await heading(1)
  await user.type(field(), 'Well put.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await heading(2)).toBeInTheDocument()
  expect(items()[0]).toHaveAccessibleName('Comment by Nora Lind')
  expect(field()).toHaveValue('Well put.')
  answer(HttpResponse.json(comment(2, { content: 'Well put.', own: true }), { status: 201 }))
  await waitFor(() => expect(field()).toHaveValue(''))
  await waitFor(async () => expect(await keys(device)).toEqual([]))
  expect(sessionStorage.length).toBe(0)
  expect(items()).toHaveLength(2)
  expect(screen.getByText('Comment posted.')).toBeInTheDocument()
})

test('what the server refuses is taken back, and the words are kept through a reload', async () => {
  pages = () => page([comment(1)])
  post = () => HttpResponse.json({ message: 'Too many attempts.', code: 'RATE_LIMITED' }, { status: 429 })
  const { user, unmount } = await open()
  await heading(1)
  await user.type(field(), 'Keep me')
  await user.click(screen.getByRole('button', { name: 'Post Comment' }))
  expect((await screen.findAllByText('Too many attempts.')).length).toBeGreaterThan(0)
  expect(await heading(1)).toBeInTheDocument()
  expect(field()).toHaveValue('Keep me')
  unmount()
  // Another member who signs in at this machine does not read it.
  expect(Object.keys(sessionStorage)).toEqual(['comment-draft:nora:7'])
  const again = await open()
  await waitFor(() => expect(field()).toHaveValue('Keep me'))
  again.unmount()
  // Nor does the end of the tab lose it.
  expect(await keys(device)).toEqual(['comment-draft:nora:7'])
  sessionStorage.clear()
  await open()
  await waitFor(() => expect(field()).toHaveValue('Keep me'))
})

test('who is signed out meanwhile is told to sign in', async () => {
  post = () => HttpResponse.json({ message: 'Authentication required' }, { status: 401 })
  const { user } = await open()
  await user.type(field(), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Post Comment' }))
  expect((await screen.findAllByText('Please sign in to comment')).length).toBeGreaterThan(0)
})

test('an empty comment is refused at its field, a long one is counted', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Post Comment' }))
  expect(await screen.findByText('Please write a comment')).toBeInTheDocument()
  expect(field()).toHaveFocus()
  await user.click(field())
  await user.paste('x'.repeat(4990))
  expect(field()).toHaveAccessibleDescription(/10 characters left/)
  await user.paste('x'.repeat(20))
  expect(field()).toHaveAccessibleDescription(/10 characters too many/)
})

test('an own comment is deleted after a question, and the focus has a place', async () => {
  pages = () => page([comment(1, { own: true }), comment(2)])
  const { user } = await open()
  await heading(2)
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Delete Comment' }))
  await waitFor(async () => expect(await heading(1)).toHaveFocus())
  expect(items()).toHaveLength(1)
})

test('an own comment is changed in a dialog, which keeps what a refused save had in it', async () => {
  pages = () => page([comment(1, { own: true, content: 'The factor is 1.5.' }), comment(2)])
  const { user } = await open()
  await heading(2)
  const button = screen.getByRole('button', { name: 'Edit' })
  await user.click(button)
  const words = screen.getByRole('textbox', { name: 'Comment' })
  expect(words).toHaveValue('The factor is 1.5.')
  await user.clear(words)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please write a comment')).toBeInTheDocument()
  await user.type(words, 'The factor is 1.35.')
  edit = () => HttpResponse.json({ message: 'Not now' }, { status: 503 })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Comment not changed')).toBeInTheDocument()
  expect(words).toHaveValue('The factor is 1.35.')
  edit = (content) =>
    HttpResponse.json(comment(1, { own: true, content, editedAt: '2026-03-15T09:00:00.000Z' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(items()[0]).toHaveTextContent('edited Mar 15, 2026')
  expect(items()[0]).toHaveTextContent('The factor is 1.35.')
  await waitFor(() => expect(button).toHaveFocus())
})

test("another's comment is reported once", async () => {
  pages = () => page([comment(1)])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  await user.type(screen.getByRole('textbox', { name: /^What is wrong/ }), 'Spam')
  await user.click(screen.getByRole('button', { name: 'Report Comment' }))
  const done = await screen.findByRole('button', { name: 'Reported' })
  await waitFor(() => expect(done).toHaveFocus())
  await user.click(done)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an admin hides and deletes, and does not report', async () => {
  pages = () => page([comment(1, { hidden: true }), comment(2)])
  role = 'admin'
  await open()
  expect(await screen.findByText('Hidden from members')).toBeInTheDocument()
  for (const name of ['Hide', 'Show again'])
    expect(await screen.findByRole('button', { name })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument()
})

test('a long list comes in parts', async () => {
  pages = (number) =>
    page(
      Array.from({ length: number === 1 ? 20 : 5 }, (_, n) => comment(number * 100 + n)),
      25,
    )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Show older comments' }))
  await waitFor(() => expect(items()).toHaveLength(25))
  expect(screen.queryByRole('button', { name: 'Show older comments' })).not.toBeInTheDocument()
})

test('a reply is written below its comment, kept while it is not sent, and stands indented', async () => {
  pages = () => page([comment(1), comment(2, { parentId: 1, content: 'Why?', own: true }), comment(3)])
  post = (content, parentId = 0) =>
    HttpResponse.json(comment(9, { parentId, content, own: true }), { status: 201 })
  const { user } = await open()
  await heading(3)
  // Replies have no replies.
  const buttons = screen.getAllByRole('button', { name: 'Reply to Helen Marsh' })
  expect(buttons).toHaveLength(2)
  await user.click(buttons[0]!)
  const answer = screen.getByRole('textbox', { name: 'Reply to Helen Marsh' })
  expect(answer).toHaveFocus()
  await user.keyboard('Because of clause 6.3')
  await user.keyboard('{Escape}')
  expect(answer).not.toBeInTheDocument()
  expect(buttons[0]).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Reply to Helen Marsh' })).toHaveValue(
      'Because of clause 6.3',
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Post Reply' }))
  expect(await heading(4)).toBeInTheDocument()
  const replies = within(screen.getByRole('list', { name: 'Replies to Helen Marsh' })).getAllByRole('article')
  expect(replies.map((reply) => reply.getAttribute('aria-label'))).toEqual([
    'Reply by Helen Marsh',
    expect.stringMatching(/^Reply by /),
  ])
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument())
  expect(buttons[0]).toHaveFocus()
  await waitFor(async () => expect(await keys(device)).toEqual([]))
  expect(sessionStorage.length).toBe(0)
})

test('deleting a comment that was answered says that the replies go with it', async () => {
  pages = () => page([comment(1, { own: true }), comment(2, { parentId: 1 })])
  const { user } = await open()
  await heading(2)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('so are the replies to it')
  await user.click(screen.getByRole('button', { name: 'Delete Comment' }))
  expect(await heading(0)).toBeInTheDocument()
  expect(items()).toHaveLength(0)
})

test('a comment that the reader has reported is marked', async () => {
  pages = () => page([comment(1, { reported: true })])
  await open()
  expect(await screen.findByText('Reported by you')).toBeInTheDocument()
})
