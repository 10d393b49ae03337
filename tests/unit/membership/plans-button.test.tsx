import { screen } from '@testing-library/react'
import { PlansButton } from '@/components/membership/plans-button'
import { renderOnPage } from '../render'

const show = (articleId: number) => renderOnPage(<PlansButton articleId={articleId} title="Base plates" />)

test('the offer opens by itself once an article, and by its button whenever it is wanted', async () => {
  const first = show(1)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  first.unmount()
  const again = show(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await again.user.click(screen.getByRole('button', { name: 'See Premium Plans' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  again.unmount()
  show(2)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})
