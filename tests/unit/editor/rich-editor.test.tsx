import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { RichEditor } from '@/components/editor/rich-editor'
import { renderOnPage } from '../render'

// jsdom lays nothing out; the editor asks where its text stands before it scrolls there.
const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 } as DOMRect
Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => nowhere
document.elementFromPoint = () => null

let told = ''
function Form({ start = '' }: { start?: string }) {
  const [html, setHtml] = useState(start)
  const change = (next: string) => {
    told = next
    setHtml(next)
  }
  return (
    <>
      <RichEditor id="content" label="Content" value={html} onChange={change} />
      <button onClick={() => setHtml('<p>Restored</p>')}>Restore</button>
      <button onClick={() => setHtml('')}>Discard</button>
    </>
  )
}

async function open(start?: string) {
  told = ''
  const page = renderOnPage(<Form start={start} />)
  const text = await screen.findByRole('textbox', { name: 'Content' })
  const tool = (name: string) => screen.getByRole('button', { name })
  return { ...page, text, tool }
}

test('shows the article, counts its words, and takes over a value that came from elsewhere', async () => {
  const { text, user } = await open('<p>Two words</p>')
  expect(text).toHaveTextContent('Two words')
  expect(screen.getByText('2 words')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(text).toHaveTextContent('Restored')
})

test('what was discarded is not brought back by undo, and writing goes on', async () => {
  const { text, tool, user } = await open('<p>Text</p>')
  await user.click(tool('Bullet list'))
  await waitFor(() => expect(told).toContain('<ul>'))
  expect(tool('Undo')).not.toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(text).toHaveTextContent(''))
  await waitFor(() => expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true'))
  await user.click(tool('Bullet list'))
  await waitFor(() => expect(told).toContain('<ul>'))
  expect(told).not.toContain('Text')
})

test('Escape leads from the text to the toolbar, and from there back', async () => {
  const { text, tool, user } = await open('<p>Text</p>')
  act(() => text.focus())
  await user.keyboard('{Escape}')
  expect(tool('Text style')).toHaveFocus()
  await user.keyboard('{ArrowRight}{Escape}')
  await waitFor(() => expect(text).toHaveFocus())
})

test('the toolbar is one stop, and its tools are reached with the arrow keys', async () => {
  const { tool, user } = await open()
  act(() => tool('Text style').focus())
  await user.keyboard('{ArrowRight}')
  expect(tool('Bold')).toHaveFocus()
  await user.keyboard('{End}')
  expect(tool('Full screen')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(tool('Text style')).toHaveFocus()
  const stops = within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .filter((button) => button.tabIndex === 0)
  expect(stops).toHaveLength(1)
})

test('a table of a wrong size inserts nothing and says so', async () => {
  const { tool, user } = await open('<p>Text</p>')
  await user.click(tool('Table'))
  await user.click(await screen.findByRole('menuitem', { name: 'Insert table…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Insert table' })
  const rows = within(dialog).getByLabelText('Rows')
  expect(rows).toHaveValue(3)
  await user.clear(rows)
  await user.type(rows, '11')
  await user.click(within(dialog).getByRole('button', { name: 'Insert table' }))
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Nothing was inserted')
  expect(told).toBe('')
  await user.clear(rows)
  await user.type(rows, '2')
  await user.click(within(dialog).getByRole('button', { name: 'Insert table' }))
  await waitFor(() => expect(told).toContain('<thead><tr><th></th><th></th><th></th></tr></thead>'))
  expect(told.match(/<tr>/g)).toHaveLength(2)
})

test('a link asks for a web address and refuses what the server would drop', async () => {
  const { tool, user } = await open('<p>Text</p>')
  await user.click(tool('Link'))
  const address = await screen.findByLabelText('Web address')
  await user.type(address, 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Insert link' }))
  expect(screen.getByText(/Please enter a web address/)).toBeInTheDocument()
  await user.clear(address)
  await user.type(address, 'www.iso.org')
  await user.click(screen.getByRole('button', { name: 'Insert link' }))
  await waitFor(() => expect(told).toContain('<a href="https://www.iso.org">www.iso.org</a>'))
})

test('a link has a text of its own', async () => {
  const { tool, user } = await open('<p></p>')
  await user.click(tool('Link'))
  await user.type(await screen.findByLabelText('Web address'), 'www.bsigroup.com')
  await user.type(screen.getByLabelText('Text (optional)'), 'its publisher')
  await user.click(screen.getByRole('button', { name: 'Insert link' }))
  await waitFor(() => expect(told).toContain('<a href="https://www.bsigroup.com">its publisher</a>'))
})

test.each([
  ['Link', 'Web address', 'Insert link', 'Discard this link?'],
  ['Clause reference', 'Standard and clause', 'Clause reference', 'Discard this reference?'],
])(
  'what was typed into the dialog of “%s” is discarded only after asking',
  async (name, field, title, asks) => {
    const { tool, user } = await open('<p></p>')
    await user.click(tool(name))
    await screen.findByRole('dialog', { name: title })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(tool(name))
    await user.type(await screen.findByLabelText(field), 'EN 1990')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: asks })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText(field)).toHaveValue('EN 1990')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByLabelText(field)).not.toBeInTheDocument())
  },
)

test('an equation is previewed as it is typed, and stored as LaTeX', async () => {
  const { tool, user } = await open('<p>Text</p>')
  await user.click(tool('Equation'))
  const latex = await screen.findByLabelText('LaTeX')
  await user.click(latex)
  await user.paste('\\frac{a')
  await user.click(screen.getByRole('button', { name: 'Insert equation' }))
  expect(latex).toHaveAttribute('aria-invalid', 'true')
  await user.paste('}{b}')
  const preview = screen.getByRole('status', { name: 'Preview' })
  expect(preview.querySelector('math')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Insert equation' }))
  await waitFor(() =>
    expect(told).toContain('<span data-type="inline-math" data-latex="\\frac{a}{b}"></span>'),
  )
})

test('what was entered for a figure or an equation is discarded only after asking', async () => {
  const { tool, user } = await open('<p>Text</p>')
  for (const [name, label] of [
    ['Figure', 'Alternative text'],
    ['Equation', 'LaTeX'],
  ] as const) {
    const inDialog = () => screen.queryByRole('dialog', { name: `Insert ${name.toLowerCase()}` })
    await user.click(tool(name))
    await screen.findByLabelText(label)
    await user.keyboard('{Escape}')
    expect(inDialog()).toBeNull()
    await user.click(tool(name))
    await user.type(await screen.findByLabelText(label), 'A beam')
    await user.keyboard('{Escape}')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
    )
    expect(await screen.findByLabelText(label)).toHaveValue('A beam')
    await user.keyboard('{Escape}')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(inDialog()).toBeNull())
  }
  expect(told).toBe('')
})

test('a displayed equation leaves the cursor behind it, also when it was edited', async () => {
  const { tool, text, user } = await open('<p>Text</p>')
  await user.click(tool('Equation'))
  await user.type(await screen.findByLabelText('LaTeX'), 'a=b')
  await user.selectOptions(screen.getByLabelText('Place'), 'On its own line')
  await user.click(screen.getByRole('button', { name: 'Insert equation' }))
  await waitFor(() => expect(text).toHaveFocus())
  expect(text.querySelector('.ProseMirror-selectednode')).toBeNull()
  await user.click(text.querySelector('[data-type="block-math"]')!)
  await user.type(await screen.findByLabelText('LaTeX'), '+c')
  await user.click(screen.getByRole('button', { name: 'Save equation' }))
  await waitFor(() => expect(told).toContain('data-latex="a=b+c"'))
  expect(text.querySelector('.ProseMirror-selectednode')).toBeNull()
})

test('full screen and back keeps the text, and Escape leaves it', async () => {
  const { tool, text, user } = await open('<p>Text</p>')
  const inFullScreen = () => screen.queryByRole('group', { name: 'Content, full screen' }) !== null
  expect(document.body).toHaveFocus()
  await user.click(tool('Full screen'))
  expect(inFullScreen()).toBe(true)
  expect(text).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(inFullScreen()).toBe(false)
  expect(text).toHaveTextContent('Text')
  expect(text).toHaveFocus()

  // As the page's main part is, for the link that skips to it.
  const holder = text.closest('[data-editor]')!.parentElement!
  holder.tabIndex = -1
  await user.click(tool('Full screen'))
  act(() => holder.focus())
  await user.keyboard('{Escape}')
  expect(inFullScreen()).toBe(false)

  act(() => tool('Full screen').focus())
  await user.keyboard('{Enter}')
  expect(tool('Leave full screen')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(inFullScreen()).toBe(false)
})
