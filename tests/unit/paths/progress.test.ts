import {
  duration,
  nextStep,
  placeOf,
  sectionsOf,
  sizeOf,
  totalsOf,
  type PathRow,
} from '@/lib/paths/rules/progress'
import type { PathStep } from '@/lib/paths/types'

const step = (id: number, change: Partial<PathStep> = {}): PathStep => ({
  id,
  kind: 'article',
  text: 'Read it.',
  title: `Step ${id}`,
  heading: null,
  href: `/articles/a-${id}`,
  articleId: id,
  readTime: 10,
  locked: false,
  done: false,
  ...change,
})
const row = (one: PathStep): PathRow => ({ section: null, step: one })
const heading = (section: string): PathRow => ({ section, step: null })

test('steps stand below the section before them, and a section without any is left out', () => {
  const rows = [row(step(1)), heading('Gone'), heading('Beams'), row(step(2)), row(step(3))]
  expect(sectionsOf(rows)).toEqual([
    { name: null, steps: [step(1)] },
    { name: 'Beams', steps: [step(2), step(3)] },
  ])
  expect(sectionsOf([heading('Gone')])).toEqual([])
})

test('an article that several steps show is counted and read once, and a table is not read', () => {
  const steps = [
    step(1, { done: true }),
    step(2, { kind: 'calculation', articleId: 1 }),
    step(3, { kind: 'table', articleId: null, readTime: null }),
  ]
  expect(totalsOf(steps)).toEqual({ articles: 1, minutes: 10, inPart: false, steps: 3, done: 1 })
})

test('a path continues behind the last step that is done, and then with what was left out', () => {
  const done = { done: true }
  expect(nextStep([step(1), step(2)])?.id).toBe(1)
  expect(nextStep([step(1), step(2, done), step(3)])?.id).toBe(3)
  expect(nextStep([step(1), step(2, done)])?.id).toBe(1)
  expect(nextStep([step(1, done)])).toBeNull()
})

test('the place of an article leads past the other steps of the same article', () => {
  const steps = [step(1), step(2), step(3, { kind: 'calculation', articleId: 2 }), step(4)]
  const path = { slug: 'steel', title: 'Steel' }
  expect(placeOf(path, steps, 2)).toEqual({
    ...path,
    step: 2,
    steps: 4,
    previous: { title: 'Step 1', href: '/articles/a-1' },
    next: { title: 'Step 4', href: '/articles/a-4' },
  })
  expect(placeOf(path, steps, 1)?.previous).toBeNull()
  expect(placeOf(path, steps, 4)?.next).toBeNull()
  expect(placeOf(path, steps, 9)).toBeNull()
})

test('of an article that is a step in part the time is an upper bound', () => {
  const totals = totalsOf([step(1), step(2, { heading: 'Loads' })])
  expect(totals.inPart).toBe(true)
  expect(sizeOf(totals)).toEqual(['2 articles', 'at most 20 min reading'])
  expect(sizeOf(totalsOf([step(1)]))).toEqual(['1 article', '10 min reading'])
})

test('reading times are in minutes, and in hours from an hour and a half', () => {
  expect([45, 89, 120, 135].map(duration)).toEqual(['45 min', '89 min', '2 h', '2 h 15 min'])
})
