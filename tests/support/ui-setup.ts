import '@testing-library/jest-dom'
// jsdom has no database of its own.
import 'fake-indexeddb/auto'
import { configure } from '@testing-library/react'

// jsdom lays nothing out, and so has nothing to scroll or to measure.
Element.prototype.scrollIntoView = () => {}
globalThis.ResizeObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

// A wait ends with its event; on a busy machine that may come late.
configure({ asyncUtilTimeout: 30_000 })

/** An unexpected complaint on the console is a failure. */
let complaints: string[] = []
beforeEach(() => {
  // Each test is a tab of its own.
  sessionStorage.clear()
  complaints = []
  jest
    .spyOn(console, 'error')
    .mockImplementation((...said: unknown[]) => void complaints.push(said.map(String).join(' ')))
})
afterEach(() => {
  expect(complaints).toEqual([])
})
