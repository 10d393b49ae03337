import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SearchForm } from '@/components/ui/search-form'

// React reads the form whose sending starts a transition; Node's own FormData reads none.
Object.assign(globalThis, { FormData: class {} })

let asked: (string | undefined)[] = []
function List() {
  const [text, setText] = useState<string>()
  const onSearch = (words: string | undefined) => {
    asked.push(words)
    setText(words)
  }
  return (
    <>
      <SearchForm
        {...{ label: 'List', fieldLabel: 'Search', placeholder: '', maxLength: 99, text, onSearch }}
      />
      <button onClick={() => setText('from a link')}>Link</button>
      <p>Found for {text ?? 'nothing'}</p>
    </>
  )
}

function open() {
  asked = []
  render(<List />)
  return { user: userEvent.setup(), field: screen.getByRole('searchbox', { name: 'Search' }) }
}

test('searches once the typing pauses, and the field keeps the focus and what is typed', async () => {
  const { user, field } = open()
  await user.type(field, ' shear')
  await waitFor(() => expect(asked).toEqual(['shear']))
  await user.type(field, ' studs')
  await waitFor(() => expect(asked).toEqual(['shear', 'shear studs']))
  expect(field).toHaveFocus()
  expect(field).toHaveValue(' shear studs')
})

test('Enter and the button do not wait, and nothing is searched twice', async () => {
  const { user, field } = open()
  await user.type(field, 'shear{Enter}')
  expect(asked).toEqual(['shear'])
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(asked).toEqual(['shear'])
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(asked).toEqual(['shear', undefined])
  expect(field).toHaveValue('')
})

test('takes over the words of an address that a link led to', async () => {
  const { user, field } = open()
  await user.click(screen.getByRole('button', { name: 'Link' }))
  expect(field).toHaveValue('from a link')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(asked).toEqual([])
})
