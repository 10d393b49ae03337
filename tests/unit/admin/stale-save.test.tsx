import { screen, waitFor, within } from '@testing-library/react'
import { renderOnPage } from '../render'
import { CorrespondenceDialog } from '@/components/admin/standards/correspondence-dialog'
import { EditionDialog } from '@/components/admin/standards/edition-dialog'
import type { RegisterEntry } from '@/lib/standards/administration/types'
import { CURRENCIES } from '@/lib/standards/constants'
import { saidBy } from '@/lib/standards/rules/status'
import type { Correspondence } from '@/lib/standards/types'

const ENTRY: RegisterEntry = {
  id: 7,
  standard: 'EN 338',
  slug: 'en-338',
  designation: 'EN 338:2016',
  title: 'Strength classes',
  field: 'Timber',
  body: 'CEN',
  generation: null,
  published: '2016',
  page: null,
  supersededBy: [],
  aliases: [],
  jurisdiction: 'UK',
  version: 'first',
  status: {
    id: 1,
    jurisdiction: 'UK',
    currency: 'current',
    supersession: 'none',
    from: null,
    source: 'A catalogue',
    checkedOn: '2026-11-01',
    confidence: 'medium',
    confirmed: false,
  },
  words: 'Current',
  next: null,
  articles: 0,
}
const NOW: RegisterEntry = {
  ...ENTRY,
  version: 'second',
  title: 'Strength classes of timber',
  field: 'Wood',
  status: { ...ENTRY.status!, currency: 'published_not_applicable', confirmed: true },
}
const STALE = { message: 'This was saved meanwhile.', code: 'CONFLICT', errors: [] }

/** Answers a save of an older version with a conflict, and a read with what is stored now. */
function answer(now: object | null, isPresent: (sent: { version?: unknown }) => boolean) {
  const saves: Record<string, unknown>[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, request) => {
    const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))
    if (request?.method === 'GET') return json(now ? [now] : [])
    const sent = JSON.parse(request?.body as string) as Record<string, unknown>
    saves.push(sent)
    return isPresent(sent) ? json(now) : json(STALE, 409)
  })
  return saves
}
afterEach(() => jest.restoreAllMocks())

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const press = (name: string) => screen.getByRole('button', { name })

test('a save over a newer one says so above the fields, and shows what differs from what was typed', async () => {
  const saves = answer(NOW, ({ version }) => version === 'second')
  const onSaved = jest.fn()
  const { user } = renderOnPage(<EditionDialog entry={ENTRY} onClose={() => undefined} onSaved={onSaved} />)
  await user.clear(field('Title'))
  await user.type(field('Title'), 'Mine')
  await user.click(press('Save'))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('Nothing was saved')
  expect(notice).toHaveTextContent('This was saved meanwhile. What you entered is still in the fields.')
  await waitFor(() => expect(notice.parentElement).toHaveFocus())
  expect(field('Title')).toHaveValue('Mine')
  expect(notice.compareDocumentPosition(field('Title'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  await user.click(press('Load what is stored now'))
  await waitFor(() =>
    expect(field('Title')).toHaveAccessibleDescription('Saved meanwhile: Strength classes of timber'),
  )
  expect(field('Title')).toHaveValue('Mine')
  // What was left alone is what is stored, and nothing has to be compared.
  expect(field('Field')).toHaveValue('Wood')
  expect(screen.getAllByText(/^Saved meanwhile/)).toHaveLength(1)
  expect(screen.getByLabelText(/^Confirmed/)).toBeChecked()
  await user.type(field('Title'), '!')
  expect(field('Title')).toHaveFocus()
  await user.click(press('Save'))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(saves[1]).toMatchObject({ title: 'Mine!', field: 'Wood', version: 'second', confirmed: true })
})

test('a choice and a box that were saved otherwise are said in the words of their fields', async () => {
  answer(NOW, () => false)
  const { user } = renderOnPage(
    <EditionDialog entry={ENTRY} onClose={() => undefined} onSaved={() => undefined} />,
  )
  const status = screen.getByRole('combobox', { name: 'Status' })
  await user.selectOptions(status, 'withdrawn')
  await user.click(press('Save'))
  await user.click(await screen.findByRole('button', { name: 'Load what is stored now' }))
  await waitFor(() =>
    expect(status).toHaveAccessibleDescription('Saved meanwhile: Published, not applicable yet'),
  )
  expect(status).toHaveValue('withdrawn')
})

test('an edition that is gone says so, and keeps what was typed', async () => {
  answer(null, () => false)
  const { user } = renderOnPage(
    <EditionDialog entry={ENTRY} onClose={() => undefined} onSaved={() => undefined} />,
  )
  await user.type(field('Title'), ' of mine')
  await user.click(press('Save'))
  await user.click(await screen.findByRole('button', { name: 'Load what is stored now' }))
  expect(await screen.findByText(/It is not in the register any more/)).toBeVisible()
  expect(field('Title')).toHaveValue('Strength classes of mine')
})

test('a pair of clauses that was saved meanwhile says the same', async () => {
  const side = { editionId: 1, standard: 'EN 338', slug: 'en-338' }
  const pair: Correspondence = {
    id: 3,
    kind: 'changed',
    from: { ...side, designation: 'EN 338:2009', clause: '5', clauseSlug: '5' },
    to: { ...side, designation: 'EN 338:2016', clause: '6', clauseSlug: '6' },
    change: 'One class more',
    source: 'A catalogue',
    checkedOn: '2026-11-01',
    version: 1,
  }
  const saves = answer({ ...pair, change: 'Two classes more', version: 2 }, ({ version }) => version === 2)
  const onSaved = jest.fn()
  const { user } = renderOnPage(
    <CorrespondenceDialog pair={pair} onClose={() => undefined} onSaved={onSaved} />,
  )
  const change = screen.getByLabelText(/^What changes for its use/)
  await user.type(change, ', of softwood')
  await user.click(press('Save'))
  await user.click(await screen.findByRole('button', { name: 'Load what is stored now' }))
  await waitFor(() => expect(change).toHaveAccessibleDescription('Saved meanwhile: Two classes more'))
  await user.click(press('Save'))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(saves[1]).toMatchObject({ change: 'One class more, of softwood', version: 2 })
})

test('a status is chosen in the words that the public pages have for it', () => {
  renderOnPage(<EditionDialog entry={ENTRY} onClose={() => undefined} onSaved={() => undefined} />)
  const status = screen.getByRole('combobox', { name: 'Status' })
  const words = CURRENCIES.map((currency) => saidBy({ currency, supersession: 'none' }).words)
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(words)
  expect(words).toContain('Published, not applicable yet')
})
