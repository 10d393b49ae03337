import { fireEvent, screen, waitFor } from '@testing-library/react'
import { TableImport } from '@/components/admin/tables/table-import'
import { renderOnPage } from '../render'

const START = { name: '', title: '', source: '', notes: '', csv: '', seen: 0 }

async function formWith() {
  const page = renderOnPage(<TableImport start={START} adminId="ada" />)
  const field = await screen.findByLabelText<HTMLInputElement>(/Take a file/)
  const rows = screen.getByLabelText<HTMLTextAreaElement>(/Rows/)
  return { ...page, field, rows }
}
/** The browser of these tests cannot read a file's bytes. */
function fileOf(content: string | number[]) {
  const bytes = Uint8Array.from(typeof content === 'string' ? Buffer.from(content) : content)
  const file = new File([bytes], 'grades.csv', { type: 'text/csv' })
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) })
}

test('a file that was mended can be chosen again under its name', async () => {
  const { user, field, rows } = await formWith()
  await user.upload(field, fileOf('name,A\nX,1\n'))
  await waitFor(() => expect(rows).toHaveValue('name,A\nX,1\n'))
  // A browser reports no change where the field has this file already.
  expect(field.files).toHaveLength(0)
  expect(screen.getByText('grades.csv was read into the rows below.')).toBeVisible()
  await user.upload(field, fileOf('name,A\nX,2\n'))
  await waitFor(() => expect(rows).toHaveValue('name,A\nX,2\n'))
})

test('a file as Excel writes it on Windows keeps its letters', async () => {
  const { user, field, rows } = await formWith()
  await user.upload(field, fileOf([110, 97, 109, 101, 10, 66, 0xe9, 10]))
  await waitFor(() => expect(rows).toHaveValue('name\nBé\n'))
})

test('a file that is no text is refused, and the rows stay', async () => {
  const { user, field, rows } = await formWith()
  fireEvent.change(rows, { target: { value: 'name,A\nX,1\n' } })
  await user.upload(field, fileOf([0x89, 0x50, 0, 1]))
  expect(await screen.findByText('The file is no text. Please save the sheet as CSV first.')).toBeVisible()
  expect(rows).toHaveValue('name,A\nX,1\n')
})
