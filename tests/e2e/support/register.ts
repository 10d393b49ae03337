import { expect, type Page } from '@playwright/test'

/** An edition that articles of the starter library cite, and whose status no other test looks at. */
export const CHANGED = 'BS 8004:2015+A1:2020'

type Entry = {
  id: number
  title: string
  field: string
  jurisdiction: string
  supersededBy: string[]
  generation: string | null
  published: string | null
  page: string | null
}

/** Makes `CHANGED` be under review since a day that has passed; as an administrator, as often as wanted. */
export async function startChange(page: Page): Promise<void> {
  const reply = await page.request.get(`/api/admin/standards?${new URLSearchParams({ search: CHANGED })}`)
  const [entry] = (await reply.json()) as Entry[]
  const { id, supersededBy, title, field, jurisdiction, generation, published, page: own } = entry!
  const data = {
    title,
    field,
    jurisdiction,
    generation: generation ?? '',
    published: published ?? '',
    page: own ?? '',
    supersededBy: supersededBy.join('; '),
    currency: 'under_review',
    supersession: 'none',
    from: '2026-11-01',
    source: 'The programme of the publisher',
    checkedOn: '2026-11-02',
    confidence: 'high',
    confirmed: true,
  }
  expect((await page.request.put(`/api/admin/standards/${id}`, { data })).status()).toBe(200)
}

/** Enters a pair of clauses, made up for the tests, unless it is there; as an administrator. */
export async function enterPair(page: Page): Promise<void> {
  const data = {
    fromEdition: 'EN 1993-1-1:2005+A1:2014',
    fromClause: '6.3.2.3',
    toEdition: 'EN 1993-1-1:2022',
    toClause: '99.1',
    kind: 'changed',
    change: 'Made up for this test.',
    source: 'https://example.org/made-up',
    checkedOn: '2026-11-02',
  }
  const reply = await page.request.post('/api/admin/standards/clauses', { data })
  expect([201, 409]).toContain(reply.status())
}
