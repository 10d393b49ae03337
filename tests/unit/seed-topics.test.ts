import { readSeedArticles } from '../support/seed-articles'
import { TOPICS } from '@/prisma/seed/topics'

test('every tag of the starter library stands in one group of topics, and nothing else does', () => {
  const grouped = Object.values(TOPICS).flat()
  expect(grouped.toSorted()).toEqual([...new Set(readSeedArticles().flatMap(({ tags }) => tags))].toSorted())
  expect(new Set(grouped).size).toBe(grouped.length)
})
