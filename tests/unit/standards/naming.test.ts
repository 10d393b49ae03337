import { readFileSync } from 'node:fs'
import { parseReference } from '@/lib/references/rules/parse'
import { citedBy, designationOf } from '@/lib/standards/rules/naming'

test.each([
  ['EN 1993-1-8 :2031', 'EN 1993-1-8:2031'],
  ['  EN  1993-1-8: 2031 ', 'EN 1993-1-8:2031'],
  ['EN\u00a01993‑1–8:2031', 'EN 1993-1-8:2031'],
  ['EN 1993-1-8:2024 + A1 :2026', 'EN 1993-1-8:2024+A1:2026'],
  ['bs en 1993-1-8:2024', 'BS EN 1993-1-8:2024'],
  ['EN1993-1-8:2024', 'EN 1993-1-8:2024'],
  ['AISC\u202f360–22', 'AISC 360-22'],
])('%j is the designation %s', (typed, designation) => {
  expect(designationOf(typed)).toBe(designation)
  // The parser of citations reads the same standard in both.
  const { standard, year } = parseReference(typed)
  expect(citedBy(designation)).toEqual({ standard, year })
})

test('every designation of the first rows of the register is as it would be entered', () => {
  const lines = readFileSync('prisma/seed/standards.jsonl', 'utf8').trim().split('\n')
  for (const { designation } of lines.map((line) => JSON.parse(line) as { designation: string }))
    expect(designationOf(designation)).toBe(designation)
})
