import { act, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { PathForm } from '@/components/admin/paths/path-form'
import { renderOnPage } from '../render'

const START = { title: 'Frames', audience: 'Graduates', summary: 'From brief to footing.' }

test('only what was changed of a path is stored, also once it was stored before', async () => {
  const onSubmit = jest.fn<void, Parameters<ComponentProps<typeof PathForm>['onSubmit']>>()
  const { user } = renderOnPage(
    <PathForm id="f" start={START} onSubmit={onSubmit}>
      <button type="submit">Save</button>
    </PathForm>,
  )
  await user.type(screen.getByLabelText('Whom it is for'), ' of steel')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const [all, onStored, changed] = onSubmit.mock.lastCall!
  expect(changed).toEqual({ audience: 'Graduates of steel' })
  expect(all).toEqual({ ...START, audience: 'Graduates of steel' })
  act(onStored)
  await user.type(screen.getByLabelText('Title'), ' of steel')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.lastCall![2]).toEqual({ title: 'Frames of steel' })
})
