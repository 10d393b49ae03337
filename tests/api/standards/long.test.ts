import { db } from '@/lib/core/server/db'
import { createArticle } from '../../support/factories'

const DIGITS = Array.from({ length: 1500 }, (_, index) => (index * 7919) % 1000).join('.')

test.each([
  ['a clause', `EN 1993-1-1:2005, cl. ${DIGITS}`],
  ['a table', `EN 1993-1-1:2005, Table ${DIGITS}`],
  ['a part', `EN ${DIGITS.replaceAll('.', '-')}:2005, cl. 6.2`],
  ['a number', `BS ${DIGITS.replaceAll('.', '')}:2005`],
  ['an equation', `EN 1993-1-1:2005, (${DIGITS})`],
])('%s longer than any that exists is no citation, and its article is stored', async (_, reference) => {
  const { id } = await createArticle({
    reference,
    content: `<p>See ${reference}.</p><p><span data-clause="${reference}">this</span></p><pre data-type="calculation">title Beam\nx = 1 @${DIGITS.slice(0, 200)}</pre>`,
  })
  const rows = await db.citation.findMany({ where: { articleId: id } })
  for (const { standard, clause } of rows) {
    expect(standard.length).toBeLessThanOrEqual(100)
    expect(clause?.length ?? 0).toBeLessThanOrEqual(60)
  }
})
