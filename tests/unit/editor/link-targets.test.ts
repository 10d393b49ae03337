import { standardsIn } from '@/components/editor/link-targets'
import type { SearchHit } from '@/lib/search/types'

const hits = [
  { statuses: { 'EN 1993-1-1': 'In force', 'EN 1990': 'In force' } },
  { statuses: { 'EN 1993-1-8': 'Withdrawn, superseded' } },
] as unknown as SearchHit[]
const addresses = (typed: string) => standardsIn({ typed, hits }).map(({ address }) => address)

test.each([
  ['EN 1993-1-1', ['/standards/en-1993-1-1']],
  ['BS EN 1993-1-8:2005', ['/standards/en-1993-1-8']],
  ['1993', ['/standards/en-1993-1-1', '/standards/en-1993-1-8']],
  ['en1990', ['/standards/en-1990']],
  ['buckling', []],
  ['EN 1992-1-1', []],
])('“%s” offers the standards of the register that it names', (typed, expected) => {
  expect(addresses(typed)).toEqual(expected)
})

test('a standard is offered with what the register says of it', () => {
  expect(standardsIn({ typed: 'EN 1993-1-8', hits })).toEqual([
    { title: 'EN 1993-1-8', address: '/standards/en-1993-1-8', detail: 'Standard, withdrawn, superseded' },
  ])
})
