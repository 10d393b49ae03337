import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '@/components/ui/toaster'
import { dismissToast, toast, useToasts } from '@/components/ui/toast'

// jsdom has no pointers to capture, and Radix asks.
Object.assign(Element.prototype, { hasPointerCapture: () => false })

const clear = () => act(() => dismissToast(toast({ title: 'clear' })))

afterEach(clear)

test('only the newest toast is kept', () => {
  const { result } = renderHook(() => useToasts())
  act(() => {
    toast({ title: 'first' })
    toast({ title: 'second' })
  })
  expect(result.current.map((entry) => entry.title)).toEqual(['second'])
})

test('a dismissed toast is closed at once and stays in the list until its delay is over', () => {
  jest.useFakeTimers()
  const { result } = renderHook(() => useToasts())
  let id = 0
  act(() => {
    id = toast({ title: 'gone soon' })
  })
  act(() => dismissToast(id))
  expect(result.current).toMatchObject([{ title: 'gone soon', open: false }])
  act(() => jest.advanceTimersByTime(1_000_000))
  expect(result.current).toEqual([])
  jest.useRealTimers()
})

test('a toast raised from anywhere is shown, and its button closes it', async () => {
  render(<Toaster />)
  act(() => {
    toast({ title: 'Link copied', description: 'The address is on the clipboard.' })
  })
  expect(await screen.findByText('Link copied')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('The address is on the clipboard.')).not.toBeInTheDocument())
})

test('F8 reaches the notifications', async () => {
  render(<Toaster />)
  act(() => {
    toast({ title: 'Profile Updated' })
  })
  await screen.findByText('Profile Updated')
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
    document.activeElement as HTMLElement,
  )
})

test('the way back of a toast is pressed once, and the toast is gone', async () => {
  const undone = jest.fn()
  render(<Toaster />)
  act(() => {
    toast({ title: 'Bookmark Removed', action: { label: 'Undo', hint: 'Undo it', onPress: undone } })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undone).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})
