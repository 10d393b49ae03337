import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { dialogOnDemand, onDemand } from '@/components/ui/on-demand'
import { useToasts } from '@/components/ui/toast'

test('a part that could not be fetched comes as soon as there is a connection again', async () => {
  let connected = false
  const load = () =>
    connected ? Promise.resolve(() => <p>The part</p>) : Promise.reject(new Error('no connection'))
  const Part = onDemand(load, { waiting: () => <p>Waiting</p>, failed: () => <p>Not to be had</p> })
  render(<Part />)
  expect(await screen.findByText('Not to be had')).toBeVisible()
  connected = true
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('The part')).toBeVisible()
  expect(screen.queryByText('Not to be had')).not.toBeInTheDocument()
})

test('the notice that a dialog could not be opened goes when it opens after all', async () => {
  let connected = false
  const load = () =>
    connected ? Promise.resolve(() => <p>The dialog</p>) : Promise.reject(new Error('no connection'))
  const Part = dialogOnDemand<{ onClose: () => void }>(load)
  const { result } = renderHook(() => useToasts())
  const onClose = jest.fn()
  const { unmount } = render(<Part onClose={onClose} />)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(result.current).toMatchObject([{ title: 'This could not be opened', open: true }])
  unmount()
  connected = true
  render(<Part onClose={onClose} />)
  expect(await screen.findByText('The dialog')).toBeVisible()
  expect(result.current).toMatchObject([{ title: 'This could not be opened', open: false }])
})
