import type { Editor } from '@tiptap/core'
import { TextDecoder } from 'node:util'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { RichEditor } from '@/components/editor/rich-editor'
import { renderOnPage } from '../render'

// jsdom lays nothing out; the editor asks where its text stands before it scrolls there.
const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 } as DOMRect
Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => nowhere
document.elementFromPoint = () => null

const PATIENT = { timeout: 30_000 }

let told = ''
function Form({ start }: { start: string }) {
  const [html, setHtml] = useState(start)
  const change = (next: string) => {
    told = next
    setHtml(next)
  }
  return <RichEditor id="content" label="Content" value={html} onChange={change} />
}

Object.assign(globalThis, { TextDecoder })
// jsdom's files have no arrayBuffer().
const csv = (content: string | Buffer) => {
  const bytes = new Uint8Array(Buffer.from(content as string))
  return Object.assign(new File([bytes], 'loads.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  })
}

async function openWizard(start = '<p>Text</p>', tool = 'Table Wizard') {
  told = ''
  const { user } = renderOnPage(<Form start={start} />)
  const text = await screen.findByRole('textbox', { name: 'Content' })
  const { editor } = text as HTMLElement & { editor: Editor }
  // Clicks leave the cursor where it is: there is no layout.
  if (start.startsWith('<table')) act(() => void editor.commands.setTextSelection(6))
  await user.click(await screen.findByRole('button', { name: tool }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Table Wizard' }))
  return { user, dialog, preview: within(dialog.getByRole('region', { name: 'Preview' })) }
}

test('the focus stays beside a row or column that is deleted, and on the button of the last that fits', async () => {
  const { user, dialog } = await openWizard()
  const remove = (name: string) => dialog.getByRole('button', { name: `Delete ${name}` })
  remove('Header 1').focus()
  await user.keyboard('{Enter}')
  expect(remove('Header 2')).toHaveFocus()
  remove('Header 3').focus()
  await user.keyboard('{Enter}')
  expect(remove('Header 2')).toHaveFocus()
  remove('row 1').focus()
  await user.keyboard('{Enter}')
  expect(remove('row 1')).toHaveFocus()
  const add = dialog.getByRole('button', { name: 'Add column' })
  add.focus()
  for (let at = 1; at < 21; at++) await user.keyboard('{Enter}')
  expect(dialog.getAllByLabelText(/^Type of /)).toHaveLength(20)
  expect(add).toHaveFocus()
  expect(add).toHaveAttribute('aria-disabled', 'true')
})

test('begins with three columns and two rows, and inserts what the preview shows', async () => {
  const { user, dialog, preview } = await openWizard()
  expect(preview.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Header 1',
    'Header 2',
    'Header 3',
  ])
  expect(preview.getAllByRole('row')).toHaveLength(3)
  await user.type(dialog.getByLabelText('Header 1, row 1'), 'Slab{Enter}')
  expect(dialog.getByLabelText('Header 1, row 2')).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Insert Table' }))
  await waitFor(() => expect(told).toContain('<th>Header 3</th>'))
  expect(told).toContain('<td>Slab</td>')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the cursor stands below an inserted table, where the text goes on', async () => {
  const { user, dialog } = await openWizard()
  const { editor } = document.querySelector('#content') as HTMLElement & { editor: Editor }
  await user.click(dialog.getByRole('button', { name: 'Insert Table' }))
  await waitFor(() => expect(told).toContain('<th>Header 3</th>'))
  act(() => void editor.commands.insertContent('Goes on.'))
  expect(told).toMatch(/<\/table><p>Goes on\.Text<\/p>$/)
})

test('columns are added, named, typed, moved and deleted; formulas compute and follow a new name', async () => {
  const { user, dialog, preview } = await openWizard()
  await user.click(dialog.getByRole('button', { name: 'Delete Header 3' }))
  await user.selectOptions(dialog.getByLabelText('Type of Header 1'), 'Number')
  const cell = dialog.getByLabelText('Header 1, row 1')
  expect(cell).toHaveAttribute('type', 'number')
  await user.type(cell, '4')
  await user.selectOptions(dialog.getByLabelText('Type of Header 2'), 'Formula')
  await user.type(dialog.getByLabelText('Formula of Header 2'), '[[Header 1] * 1.5')
  expect(preview.getByRole('cell', { name: '6' })).toBeInTheDocument()
  const name = dialog.getByLabelText('Name of column 1')
  await user.clear(name)
  await user.type(name, 'G')
  await user.type(dialog.getByLabelText('Unit of G'), 'kN')
  expect(dialog.getByLabelText('Formula of Header 2')).toHaveValue('[G] * 1.5')
  expect(preview.getByRole('cell', { name: '6' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Move G down' }))
  expect(dialog.getByRole('button', { name: 'Move G down' })).toHaveFocus()
  expect(preview.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Header 2', 'G (kN)'])
  await user.clear(dialog.getByLabelText('Formula of Header 2'))
  await user.type(dialog.getByLabelText('Formula of Header 2'), 'G / 0')
  expect(preview.getByText('#DIV/0!')).toBeInTheDocument()
})

test('cells of a spreadsheet are pasted as a block, and rows are ordered and deleted', async () => {
  const { user, dialog, preview } = await openWizard()
  await user.click(dialog.getByLabelText('Header 2, row 2'))
  await user.paste('a\tb\tc\nd\te\tf\n')
  expect(preview.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Header 1Header 2Header 3Header 4',
    '',
    'abc',
    'def',
  ])
  await user.click(dialog.getByRole('button', { name: 'Move row 3 up' }))
  await user.click(dialog.getByRole('button', { name: 'Delete row 1' }))
  expect(preview.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Header 1Header 2Header 3Header 4',
    'def',
    'abc',
  ])
  await user.click(dialog.getByLabelText('Name of column 1'))
  await user.paste('Load\tValue\nDead\t3.5\n')
  expect(preview.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'LoadValueHeader 3Header 4',
    'Dead3.5ef',
    'abc',
  ])
})

test('a CSV file is read; one without a table says so; leaving with changes asks first', async () => {
  const { user, dialog, preview } = await openWizard()
  const field = dialog.getByLabelText('CSV file')
  await user.upload(field, csv('\r\n'))
  expect(await dialog.findByText('The file holds no table.')).toBeInTheDocument()
  await user.upload(field, csv('Nothing but lines\r\nof text\r\n'))
  expect(await dialog.findByText(/commas, semicolons or tabs/)).toBeInTheDocument()
  await user.upload(field, csv(Buffer.from('PK\u0003\u0004\0,\0')))
  expect(await dialog.findByText(/The file is no text/)).toBeInTheDocument()
  await user.upload(field, csv('Load;Value (kN)\r\nDead;2\r\n'))
  expect(await preview.findByRole('columnheader', { name: 'Value (kN)' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard this table?' })
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(told).toBe('')
})

test('the table that holds the cursor is opened again and updated in its place', async () => {
  const { user, dialog } = await openWizard(
    '<table><thead><tr><th>Load</th><th data-kind="number">Value</th></tr></thead><tbody><tr><td>Dead</td><td>2</td></tr></tbody></table><p>After</p>',
    'Edit in Table Wizard',
  )
  expect(dialog.queryByText('Quick templates')).toBeNull()
  const value = dialog.getByLabelText('Value, row 1')
  expect(value).toHaveValue(2)
  await user.clear(value)
  await user.type(value, '3')
  await user.click(dialog.getByRole('button', { name: 'Update Table' }))
  await waitFor(() => expect(told).toContain('>3</td>'))
  expect(told.match(/<table/g)).toHaveLength(1)
  expect(told).toContain('<th data-kind="number">Value</th>')
  expect(told).toMatch(/<p>After<\/p>$/)
})

test('what was typed is replaced only after asking; a template that nobody touched is not asked about', async () => {
  const { user, dialog, preview } = await openWizard()
  expect(dialog.getByLabelText('Name of column 1')).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Material Properties' }))
  await user.click(dialog.getByRole('button', { name: 'Load Table' }))
  expect(preview.getByRole('columnheader', { name: 'Load Type' })).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Notes, row 1'), '!')
  const ask = async () => within(await screen.findByRole('alertdialog', { name: 'Replace this table?' }))
  await user.click(dialog.getByRole('button', { name: 'Section Properties' }))
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }))
  expect(preview.getByRole('columnheader', { name: 'Load Type' })).toBeInTheDocument()
  await user.upload(dialog.getByLabelText('CSV file'), csv('Load,Value\nDead,2\n'))
  await user.click((await ask()).getByRole('button', { name: 'Replace' }))
  expect(preview.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Load', 'Value'])
})

test('a column without a name, or of another’s, is said at its field and nothing is inserted', async () => {
  const { user, dialog } = await openWizard()
  const insert = () => user.click(dialog.getByRole('button', { name: 'Insert Table' }))
  const second = dialog.getByLabelText('Name of column 2')
  await user.clear(second)
  await insert()
  expect(second).toHaveFocus()
  expect(second).toHaveAccessibleDescription('Please name the column')
  await user.type(second, 'Header 1')
  expect(second).toHaveAccessibleDescription('Another column is called Header 1')
  await insert()
  expect(told).toBe('')
  await user.type(second, '0')
  expect(second).toBeValid()
  await insert()
  await waitFor(() => expect(told).toContain('<th>Header 10</th>'))
})

test('a formula that calls cells as a spreadsheet does is told how columns are called', async () => {
  const { user, dialog } = await openWizard()
  await user.selectOptions(dialog.getByLabelText('Type of Header 3'), 'Formula')
  const formula = dialog.getByLabelText('Formula of Header 3')
  await user.type(formula, '=A1*2')
  expect(formula).toHaveAccessibleDescription(/^No column is called A1. Columns are called by their names./)
  await user.clear(formula)
  await user.type(formula, '[[Header 1]*2')
  expect(formula).toHaveAccessibleDescription(/^Columns: \[Header 1\]/)
})

test.each([
  ['at the end', '<p></p>'],
  ['before a heading', '<p></p><h2>Heading</h2>'],
])('what is typed after a table was inserted %s stands below it, in no cell', async (_where, start) => {
  const { user, dialog } = await openWizard(start)
  await user.click(dialog.getByRole('button', { name: 'Insert Table' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
  const text: HTMLElement & { editor?: Editor } = screen.getByRole('textbox', { name: 'Content' })
  act(() => void text.editor!.commands.insertContent('Typed on'))
  await waitFor(() => expect(told).toMatch(/<\/table>\s*(<\/div>)?<p>Typed on<\/p>/), PATIENT)
  expect(told).not.toMatch(/<t[dh]>[^<]*Typed on/)
  if (start.includes('Heading')) expect(told).toContain('<h2>Heading</h2>')
})
