import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { Likes } from '@/components/articles/likes'
import { BookmarkButton } from '@/components/bookmarks/bookmark-button'
import { LikeButton } from '@/components/likes/like-button'
import { Toaster } from '@/components/ui/toaster'
import type { Reading } from '@/lib/articles/reading/types'
import { renderOnPage } from '../render'
import { useState } from 'react'

/** What the server has stored, and how it answers a like. */
let stored: Reading
let refuse = false
/** Likes that were asked for, in their order; whether they outlive their page; what holds back the first. */
let asked: boolean[] = []
let outlives: boolean[] = []
let hold: Promise<void> | undefined
const server = setupServer(
  http.get('*/api/articles/7/reading', () => HttpResponse.json(stored)),
  http.post('*/api/articles/7/like', async ({ request }) => {
    asked.push(request.url.endsWith('liked=true'))
    outlives.push(request.keepalive)
    if (asked.length === 1) await hold
    if (refuse) return HttpResponse.json({ message: 'Too many attempts.' }, { status: 429 })
    const liked = new URL(request.url).searchParams.get('liked') === 'true'
    const likes = stored.likes + (liked === stored.liked ? 0 : liked ? 1 : -1)
    stored = { ...stored, liked, likes }
    return HttpResponse.json({ liked, likes })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  refuse = false
  asked = []
  outlives = []
  hold = undefined
  stored = { liked: false, bookmarked: false, likes: 0, comments: 0, views: 3 }
})
afterAll(() => server.close())

const heart = (name: string) => screen.findByRole('button', { name: `Like this article, ${name}` })

/** An article that can be left for a list and opened again, as within the site. */
function Site() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Leave' : 'Come back'}
      </button>
      {open ? (
        <>
          <LikeButton articleId={7} likes={0} />
          <BookmarkButton articleId={7} />
        </>
      ) : (
        <Likes articleId={7} likes={0} />
      )}
      <Toaster />
    </>
  )
}

test('a like is there after leaving and coming back, with its count, and can be taken back', async () => {
  const { user } = renderOnPage(<Site />)
  await user.click(await heart('0 likes'))
  expect(await heart('1 like')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(stored.liked).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getByText('1 like')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Come back' }))
  expect(await heart('1 like')).toHaveAttribute('aria-pressed', 'true')
  await user.click(await heart('1 like'))
  expect(await heart('0 likes')).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(stored).toMatchObject({ liked: false, likes: 0 }))
  expect(await heart('0 likes')).toBeInTheDocument()
})

/** Likes and takes the like back before the first answer comes; `answer` lets it come. */
async function likeAndTakeBack() {
  let answer = () => {}
  hold = new Promise<void>((resolve) => (answer = resolve))
  const { user, client } = renderOnPage(<Site />)
  const button = await heart('0 likes')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await user.click(button)
  await heart('1 like')
  await user.keyboard('{Enter}')
  return { answer, client }
}

test('a like taken back before it is answered waits for the answer', async () => {
  const { answer } = await likeAndTakeBack()
  expect(await heart('0 likes')).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(asked).toEqual([true]))
  answer()
  await waitFor(() => expect(asked).toEqual([true, false]))
  await waitFor(() => expect(stored).toMatchObject({ liked: false, likes: 0 }))
  // The answer to the first press is not shown any more.
  expect(await heart('0 likes')).toHaveAttribute('aria-pressed', 'false')
})

test('a double click is one like', async () => {
  const { user } = renderOnPage(<Site />)
  await user.dblClick(await heart('0 likes'))
  await waitFor(() => expect(stored.liked).toBe(true))
  expect(await heart('1 like')).toHaveAttribute('aria-pressed', 'true')
  expect(asked).toEqual([true])
})

test('a like and its taking back that are both refused leave the heart as it was', async () => {
  refuse = true
  const { answer, client } = await likeAndTakeBack()
  answer()
  await waitFor(() => expect(asked).toEqual([true, false]))
  await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0))
  expect(await heart('0 likes')).toHaveAttribute('aria-pressed', 'false')
})

test('a like that waits is sent when the page is left, and outlives it', async () => {
  const { answer } = await likeAndTakeBack()
  await waitFor(() => expect(asked).toEqual([true]))
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  await waitFor(() => expect(asked).toEqual([true, false]))
  expect(outlives).toEqual([true, true])
  answer()
  await waitFor(() => expect(stored.liked).toBe(true))
})

test('a refused like is taken back with its count, and the reason is said', async () => {
  refuse = true
  const { user } = renderOnPage(<Site />)
  await user.click(await heart('0 likes'))
  expect((await screen.findAllByText('Too many attempts.')).length).toBeGreaterThan(0)
  expect(await heart('0 likes')).toHaveAttribute('aria-pressed', 'false')
})

test('a refused like leaves a bookmark that was made meanwhile', async () => {
  const { user, client } = renderOnPage(<Site />)
  const button = await heart('0 likes')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  refuse = true
  await user.click(button)
  client.setQueryData<Reading>(
    ['/api/articles/7/reading'],
    (reading) => reading && { ...reading, bookmarked: true },
  )
  expect((await screen.findAllByText('Too many attempts.')).length).toBeGreaterThan(0)
  expect(await heart('0 likes')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Bookmarked' })).toBeInTheDocument()
})

test('a press before the first answer counts at once, and is confirmed', async () => {
  let answer = () => {}
  const read = new Promise<void>((resolve) => (answer = resolve))
  const before = stored
  server.use(
    http.get(
      '*/api/articles/7/reading',
      async () => {
        await read
        return HttpResponse.json(before)
      },
      { once: true },
    ),
  )
  const { user } = renderOnPage(<Site />)
  await user.click(await heart('0 likes'))
  expect(await heart('1 like')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(stored.liked).toBe(true))
  answer()
  // The answer that was read before the like does not undo it.
  await waitFor(async () => expect(await heart('1 like')).toHaveAttribute('aria-pressed', 'true'))
})
