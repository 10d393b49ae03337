import '@testing-library/jest-dom'

/** An unexpected complaint on the console is a failure. */
let complaints: string[] = []
beforeEach(() => {
  complaints = []
  jest
    .spyOn(console, 'error')
    .mockImplementation((...said: unknown[]) => void complaints.push(said.map(String).join(' ')))
})
afterEach(() => {
  expect(complaints).toEqual([])
})
