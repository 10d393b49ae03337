import { render, screen } from '@testing-library/react'
import { AdminHeading } from '@/components/admin/admin-heading'

const heading = () => screen.getByRole('heading', { level: 1 })

test('the words of a heading are set with their symbols', () => {
  render(<AdminHeading title="Values of k_mod" />)
  expect(heading().querySelector('sub')).not.toBeNull()
})

test('a name that lines call something by is shown as it is', () => {
  render(<AdminHeading title={<code>ed_grades</code>} />)
  expect([heading().textContent, heading().querySelector('sub')]).toEqual(['ed_grades', null])
})
