import { renderHook } from '@testing-library/react'
import { bufferReaderEvents, onReaderEvent, OPENED_EARLY, trackEvent } from '@/lib/core/browser/reader-events'
import { forgetRegistration, rememberRegistration, useJustRegistered } from '@/lib/users/registration/hooks'

/** As a browser does that is set to store nothing: the property itself throws. */
function forbidStorage() {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
}
afterEach(() => jest.restoreAllMocks())

const heard = () => {
  const events: unknown[] = []
  onReaderEvent((event) => events.push(event))()
  return events
}
const LIKE = { kind: 'engagement', type: 'like', articleId: 7 } as const

test('what was opened before the scripts of a page were there is heard once', () => {
  const opened = { kind: 'opened', query: 'shear', resultsCount: 3, articleId: 7, rank: 1 }
  sessionStorage.setItem(OPENED_EARLY, JSON.stringify(opened))
  bufferReaderEvents()
  expect(heard()).toEqual([opened])
  bufferReaderEvents()
  expect(heard()).toEqual([])
})

test('events are buffered where a browser forbids storage', () => {
  forbidStorage()
  bufferReaderEvents()
  trackEvent(LIKE)
  expect(heard()).toEqual([LIKE])
})

test('an account is registered and signed in where a browser forbids storage', () => {
  forbidStorage()
  rememberRegistration()
  expect(renderHook(() => useJustRegistered()).result.current).toBe(false)
  forgetRegistration()
})
