/** @jest-environment jest-fixed-jsdom */
import { goToStep } from '@/components/membership/go-to-step'

test('a plan that is pressed twice is one step of the history', () => {
  window.history.replaceState(null, '', '/membership')
  const before = window.history.length
  goToStep('?plan=monthly')
  goToStep('?plan=monthly')
  expect([window.location.search, window.history.length - before]).toEqual(['?plan=monthly', 1])
})
