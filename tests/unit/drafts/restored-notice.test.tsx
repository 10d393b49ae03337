import { screen } from '@testing-library/react'
import { renderOnPage } from '../render'
import { RestoredNotice } from '@/components/drafts/restored-notice'

test('a form that goes on from a draft says so, and can discard it', async () => {
  let discarded = 0
  const discard = () => Promise.resolve(void discarded++)
  const { user } = renderOnPage(
    <RestoredNotice draft={{ restored: {}, discard }}>It is not in the register yet.</RestoredNotice>,
  )
  const notice = screen.getByRole('status')
  expect(notice).toHaveTextContent('What you typed before is here again')
  expect(notice).toHaveTextContent('It is not in the register yet.')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(discarded).toBe(1)
})

test('a form without a draft has no notice of one', () => {
  const draft = { restored: null, discard: () => Promise.resolve() }
  const { container } = renderOnPage(<RestoredNotice draft={draft}>Nothing.</RestoredNotice>)
  expect(container).toBeEmptyDOMElement()
})
