import { execFileSync } from 'node:child_process'
import { plainText, runsOf, widthOf } from '@/lib/drawings/rules/text'
import { OTHER_WIDTHS, PLAIN_WIDTHS } from '@/lib/drawings/rules/widths'

test('an index is a part of its own, and Greek names are letters', () => {
  expect(runsOf('u_1 = 5')).toEqual([
    { text: 'u', isIndex: false },
    { text: '1', isIndex: true },
    { text: ' = 5', isIndex: false },
  ])
  expect(plainText('gamma_M1, λ̄_LT')).toBe('γ_M1, λ̄_LT')
  expect(widthOf('u_1')).toBeLessThan(widthOf('u1'))
})

test('an index stands a little apart from its letter', () => {
  expect(widthOf('u_1')).toBeGreaterThan(widthOf('u') + 0.72 * widthOf('1') + 0.5)
})

test('an accent takes no room', () => {
  expect(widthOf('λ̄_LT')).toBe(widthOf('λ_LT'))
  expect(widthOf('Größe é')).toBe(widthOf('Große e'))
})

test('every character of a plain label has a width', () => {
  expect(PLAIN_WIDTHS).toHaveLength(95)
  expect(OTHER_WIDTHS.length % 2).toBe(0)
  // A character without a width of its own is taken to be as wide as the size.
  for (const one of 'ABCxyz0189.,:;()/+−×·°αβγδχφψ²³ ') expect(widthOf(one, 100)).toBeLessThan(100)
  expect(widthOf('∅', 100)).toBeGreaterThan(100)
  expect(widthOf('0', 100)).toBeCloseTo(61.8)
})

test('the widths are those of the installed typeface', () => {
  const check = () =>
    execFileSync(process.execPath, ['scripts/label-widths.mjs', '--check'], { stdio: 'pipe' })
  expect(check).not.toThrow()
})
