import { readSeedArticles } from '../support/seed-articles'
import {
  AUDIENCE_LENGTH,
  ITEM_LIMIT,
  SUMMARY_LENGTH,
  TITLE_LENGTH,
  WORDS_LENGTH,
} from '@/lib/paths/constants'
import { PATHS } from '@/prisma/seed/paths'
import { TABLES } from '../support/tables'

const articles = new Map(readSeedArticles().map((article) => [article.slug, article]))
const tables = [...TABLES.keys()]

test('there are eight paths, each with a title of its own', () => {
  expect(new Set(PATHS.map(({ title }) => title)).size).toBe(8)
})

test.each(PATHS)('everything in ‘$title’ is in the starter library, each thing once', (path) => {
  const { title, audience, summary, sections } = path
  expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH)
  expect(audience.length).toBeLessThanOrEqual(AUDIENCE_LENGTH)
  expect(summary.length).toBeLessThanOrEqual(SUMMARY_LENGTH)
  const steps = sections.flatMap((section) => section.steps)
  expect(sections.length + steps.length).toBeLessThanOrEqual(ITEM_LIMIT)
  for (const step of steps) {
    expect(step.text.length).toBeLessThanOrEqual(WORDS_LENGTH)
    if ('table' in step) expect(tables).toContain(step.table)
    else if ('calculation' in step)
      expect(articles.get(step.calculation)?.body).toContain('data-type="calculation"')
    else {
      const article = articles.get(step.article)
      expect(article?.slug).toBe(step.article)
      if (step.section) expect(article!.body).toContain(`<h2>${step.section}</h2>`)
    }
  }
  const shown = steps.map(({ text: _text, ...what }) => JSON.stringify(what))
  expect(new Set(shown).size).toBe(shown.length)
})

test('a calculation comes behind its article where both are in one path', () => {
  for (const { sections } of PATHS) {
    const steps = sections.flatMap((section) => section.steps)
    steps.forEach((step, at) => {
      if (!('calculation' in step)) return
      const whole = steps.findIndex((other) => 'article' in other && other.article === step.calculation)
      expect(whole).toBeLessThan(at)
    })
  }
})
