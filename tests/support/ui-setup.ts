import '@testing-library/jest-dom'
// jsdom has no database of its own.
import 'fake-indexeddb/auto'

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
