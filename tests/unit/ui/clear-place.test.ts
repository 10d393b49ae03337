import { clearPlace } from '@/components/ui/clear-place'

const bar = (top: number, bottom: number) => ({ top, bottom, weight: 100 })
const link = (top: number, bottom: number) => ({ top, bottom, weight: 1 })

test('a notice stands where it begins while nothing is there', () => {
  expect(clearPlace(70, 814, 72, [])).toBe(814)
  expect(clearPlace(70, 814, 72, [bar(100, 140), link(700, 720)])).toBe(814)
})

test('it rises above a bar at the foot of the window', () => {
  const top = clearPlace(70, 814, 72, [bar(840, 900)])
  expect(top + 70).toBeLessThan(840)
  expect(top).toBeGreaterThan(750)
})

test('it goes below a bar under the header', () => {
  expect(clearPlace(70, 72, 758, [bar(56, 108)])).toBeGreaterThan(108)
})

test('it covers a link of the text rather than a bar or the focus', () => {
  const everywhere = Array.from({ length: 40 }, (_, at) => link(at * 20, at * 20 + 20))
  const focus = { top: 300, bottom: 700, weight: 10_000 }
  const top = clearPlace(70, 714, 72, [...everywhere, focus, bar(720, 800)])
  expect(top + 70).toBeLessThan(300)
})

test('where everything is taken it stays within its way', () => {
  expect(clearPlace(70, 714, 72, [bar(0, 900)])).toBe(714)
  expect(clearPlace(900, -50, 72, [])).toBe(-50)
})
