import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { SearchBox } from '@/components/layout/search-box'
import type { QuickAnswer } from '@/lib/search/types'
import { renderOnPage } from '../render'

const hit = (n: number, more: object = {}) => ({
  id: n,
  slug: `article-${n}`,
  title: `Article ${n}`,
  excerpt: `About ${n}`,
  snippet: '',
  category: { id: 1, name: 'Steel', slug: 'steel' },
  readTime: 7,
  ...more,
})

const asked: string[] = []
let reply: (limit: number) => Response | Promise<Response> = () => HttpResponse.json([])
let answer: QuickAnswer | null = null
const server = setupServer(
  http.get('*/api/search/answer', () => HttpResponse.json({ answer })),
  http.get('*/api/search', ({ request }) => {
    const { searchParams } = new URL(request.url)
    asked.push(searchParams.get('q') ?? '')
    return reply(Number(searchParams.get('limit')))
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked.splice(0)
  answer = null
})
afterAll(() => server.close())

async function type(text: string) {
  const page = renderOnPage(
    <>
      <SearchBox />
      <button>elsewhere</button>
    </>,
  )
  await page.user.type(screen.getByRole('combobox', { name: 'Search articles' }), text)
  return page
}

test('two characters ask nothing and are told that they are too few', async () => {
  await type('ec')
  await act(() => delay(400))
  expect(asked).toEqual([])
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(screen.getByText(/^Type at least three characters/)).toBeVisible()
})

test('a pause after three or more characters asks once and lists at most five', async () => {
  reply = (limit) =>
    HttpResponse.json([1, 2, 3, 4, 5, 6].map((n) => hit(n)).slice(0, limit), {
      headers: { 'X-Total-Count': '6' },
    })
  await type('buckling')
  const options = await screen.findAllByRole('option')
  expect(asked).toEqual(['buckling'])
  expect(options).toHaveLength(5)
  expect(options[0]).toHaveTextContent('Article 1About 1Steel7 min')
  expect(options[0]).toHaveAttribute('href', '/articles/article-1')
  expect(screen.getByRole('status')).toHaveTextContent('5 articles shown')
  expect(screen.getByRole('link', { name: 'View all results' })).toHaveAttribute('href', '/search?q=buckling')
  // Of what is opened here the search's figures say among how many it was.
  expect(options[0]!.closest('[data-found]')).toHaveAttribute('data-found', '6')
})

test('without an excerpt the first 100 characters of the text stand in, and 5 min without a read time', async () => {
  reply = () =>
    HttpResponse.json([hit(1, { excerpt: '', snippet: `<mark>abc</mark> ${'x'.repeat(200)}`, readTime: 0 })])
  await type('abc')
  const option = await screen.findByRole('option')
  expect(within(option).getByText(`abc ${'x'.repeat(96)}`)).toBeVisible()
  expect(option).toHaveTextContent('5 min')
})

test('Enter opens the first result', async () => {
  reply = () => HttpResponse.json([hit(1), hit(2)])
  const { user, visited } = await type('shear')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}')
  expect(visited).toEqual(['/articles/article-1'])
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('an answer is listed first, Enter leads to the search page with all of it, and arrows pass it', async () => {
  answer = { label: 'Direct answer', text: 'IPE300: W_pl,y = 628.4 cm³', about: 'European I sections (IPE)' }
  reply = () => HttpResponse.json([hit(1), hit(2)])
  const { user, visited } = await type('IPE 300 Wpl')
  const [said] = await screen.findAllByRole('option')
  expect(said).toHaveTextContent('Direct answerIPE300: Wpl,y = 628.4 cm³European I sections (IPE)')
  expect(said).toHaveAttribute('href', '/search?q=IPE%20300%20Wpl')
  expect(screen.getByRole('status')).toHaveTextContent('Direct answer: IPE300: Wpl,y = 628.4 cm³. 2 articles')
  await user.keyboard('{Enter}')
  expect(visited).toEqual(['/search?q=IPE%20300%20Wpl'])
  await user.type(screen.getByRole('combobox'), '{ArrowDown}{ArrowDown}')
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  expect(visited.at(-1)).toBe('/articles/article-1')
})

test('an answer is never shown for another question than its own', async () => {
  answer = { label: 'Direct answer', text: 'IPE300: W_pl,y = 628.4 cm³', about: 'European I beams (IPE)' }
  reply = () => HttpResponse.json([hit(1)])
  const { user } = await type('IPE 300 Wpl')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  answer = null
  await user.type(screen.getByRole('combobox'), 's')
  expect(screen.getByRole('option')).toHaveTextContent('Article 1')
  await act(() => delay(400))
  expect(screen.getByRole('option')).toHaveTextContent('Article 1')
})

test('an answer is listed where no article matches', async () => {
  answer = { label: 'Not in the data', text: 'No table of the library has IPE 310', about: '' }
  reply = () => HttpResponse.json([])
  await type('IPE 310')
  expect(await screen.findByRole('option')).toHaveTextContent('No table of the library has IPE 310')
  expect(screen.getByRole('link', { name: 'View all results' })).toBeVisible()
})

test('arrows choose, past the ends is the field again, and Enter opens what is chosen', async () => {
  reply = () => HttpResponse.json([hit(1), hit(2)])
  const { user, visited } = await type('shear')
  const [first, second] = await screen.findAllByRole('option')
  const field = screen.getByRole('combobox')
  await user.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', first?.id)
  await user.keyboard('{ArrowUp}')
  expect(field).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{ArrowUp}')
  expect(second).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  expect(visited).toEqual(['/articles/article-2'])
})

test('Enter before the answer is there goes to the search page', async () => {
  reply = async () => {
    await delay(50)
    return HttpResponse.json([hit(1)])
  }
  const { user, visited } = await type('C30/37')
  await user.keyboard('{Enter}')
  expect(visited).toEqual(['/search?q=C30%2F37'])
  await act(() => delay(400))
})

test('Escape closes, and so does a press elsewhere', async () => {
  reply = () => HttpResponse.json([hit(1)])
  const { user } = await type('shear')
  await screen.findByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'elsewhere' }))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('slash and Ctrl-K focus the field; a slash in a text field is a slash', async () => {
  const { user } = await type('a')
  const field = screen.getByRole('combobox')
  await user.keyboard('/')
  expect(field).toHaveValue('a/')
  await user.click(screen.getByRole('button', { name: 'elsewhere' }))
  await user.keyboard('/')
  expect(field).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'elsewhere' }))
  await user.keyboard('{Control>}k{/Control}')
  expect(field).toHaveFocus()
  await act(() => delay(400))
})

test('nothing found says so and helps', async () => {
  reply = () => HttpResponse.json([])
  await type('zzzz')
  expect(await screen.findByText(/No articles match. Press Enter for other ways/)).toBeVisible()
})

test('a visitor is asked to sign in', async () => {
  reply = () => HttpResponse.json({ code: 'UNAUTHENTICATED', message: 'Please sign in' }, { status: 401 })
  await type('shear')
  expect(await screen.findByRole('link', { name: 'Sign in to search' })).toHaveAttribute('href', '/api/login')
})

test('the field is expanded, and names a list, only while there is one', async () => {
  reply = () => HttpResponse.json([])
  const { user } = await type('shear')
  const field = screen.getByRole('combobox')
  const closed = () => {
    expect(field).toHaveAttribute('aria-expanded', 'false')
    expect(field).not.toHaveAttribute('aria-controls')
  }
  closed()
  await screen.findByText(/No articles match/)
  closed()
  reply = () => HttpResponse.json([hit(1)])
  await user.type(field, ' wall')
  await screen.findByRole('option')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
})

test('each sentence is announced: it appears in a live region that was there before', async () => {
  reply = () => HttpResponse.json([])
  const { user } = await type('e')
  const region = screen.getByRole('status')
  const field = screen.getByRole('combobox')
  await waitFor(() => expect(region).toHaveTextContent('Type at least three characters'))
  await user.type(field, 'c7')
  await waitFor(() => expect(region).toHaveTextContent('No articles match'))
  reply = () => HttpResponse.json({ code: 'INTERNAL', message: '' }, { status: 500 })
  await user.type(field, ' wall')
  await waitFor(() => expect(region).toHaveTextContent('Search failed.'))
  expect(region).toBeInTheDocument()
})

test('the field is part of a form that works without scripts', async () => {
  await type('ec')
  const form = screen.getByRole('search', { name: 'Articles' })
  expect(form).toHaveAttribute('action', '/search')
  expect(form).toHaveFormValues({ q: 'ec' })
})

test('a failure shows what the server says', async () => {
  reply = () =>
    HttpResponse.json({ code: 'INTERNAL', message: 'Something went wrong (req-1)' }, { status: 500 })
  await type('shear')
  await waitFor(() => expect(screen.getByText(/Search failed/).parentElement).toHaveTextContent('(req-1)'))
})
