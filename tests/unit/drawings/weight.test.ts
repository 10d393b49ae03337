import { gzipSync } from 'node:zlib'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { readSeedArticles } from '../../support/seed-articles'
import { TABLES } from '../../support/tables'

const FIGURE = /<figure class="drawing"[^]*?<\/figure>/g

test('a drawing with its words and numbers weighs at most 4 kB of gzip in the median, and none 5', () => {
  const figures = readSeedArticles().flatMap(
    ({ body }) => renderArticle(cleanHtml(body), TABLES).bodyHtml.match(FIGURE) ?? [],
  )
  // What redraws it, where it follows a calculation, is a part of it.
  const sizes = figures.map((figure) => gzipSync(figure).length).sort((a, b) => a - b)
  expect(sizes.length).toBeGreaterThanOrEqual(191)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(4_000)
  expect(sizes.at(-1)).toBeLessThanOrEqual(5_000)
})
