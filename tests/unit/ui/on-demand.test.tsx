import { fireEvent, render, screen } from '@testing-library/react'
import { onDemand } from '@/components/ui/on-demand'

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
