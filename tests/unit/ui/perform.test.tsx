import { useMutation } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { perform } from '@/components/ui/perform'
import { toast } from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'
import { renderOnPage } from '../render'

/** A list whose row is removed by the success of its own button, as when the list is read again. */
function List({ work }: { work: () => Promise<string> }) {
  const [rows, setRows] = useState(['row'])
  return (
    <>
      {rows.map((row) => (
        <Row key={row} work={work} onGone={() => setRows([])} />
      ))}
      <Toaster />
    </>
  )
}

function Row({ work, onGone }: { work: () => Promise<string>; onGone: () => void }) {
  const mutation = useMutation({ mutationFn: work, onSettled: onGone })
  const press = () =>
    perform(mutation, undefined, {
      onSuccess: (title) => toast({ title }),
      onError: ({ name }) => toast({ title: name }),
    })
  return <button onClick={press}>Act</button>
}

test.each([
  ['a success', () => Promise.resolve('It is done'), 'It is done'],
  ['a failure', () => Promise.reject(new RangeError()), 'RangeError'],
])('%s is told though the row that asked is gone', async (_name, work, told) => {
  const { user } = renderOnPage(<List work={work} />)
  await user.click(screen.getByRole('button', { name: 'Act' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Act' })).not.toBeInTheDocument())
  expect((await screen.findAllByText(told)).length).toBeGreaterThan(0)
})
