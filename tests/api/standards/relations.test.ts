import { db } from '@/lib/core/server/db'
import { openStandard } from '@/lib/standards/public/queries'
import { loadSeedRegister } from '../../support/register'

beforeAll(loadSeedRegister)

const relationsOf = async (slug: string, designation: string) => {
  const { editions } = (await openStandard(slug))!
  const edition = editions.find((one) => one.designation === designation)!
  return edition.relations.map(({ words, place, other, confirmed }) => [
    words,
    place,
    other.designation,
    confirmed,
  ])
}

describe('the first rows', () => {
  test('say which annex is of which edition, what amends what, and what was merged, with who says so', async () => {
    expect(await relationsOf('en-1998-1', 'EN 1998-1:2004+A1:2013')).toEqual([
      ['National annex', null, 'NA to BS EN 1998-1:2004', true],
    ])
    expect(await relationsOf('na-to-bs-en-1991-1-3', 'NA to BS EN 1991-1-3:2003+A1:2015')).toEqual([
      ['National annex to', null, 'EN 1991-1-3:2003+A1:2015', false],
    ])
    expect(await relationsOf('en-1991-1-3', 'EN 1991-1-3:2025')).toEqual([
      ['Amended by', null, 'EN 1991-1-3:2025/prA1', true],
    ])
    expect(await relationsOf('en-1992-1-1', 'EN 1992-1-1:2023')).toEqual([
      ['Merged from', null, 'EN 1992-2:2005', true],
      ['Merged from', null, 'EN 1992-3:2006', true],
    ])
    expect(await relationsOf('en-1992-3', 'EN 1992-3:2006')).toEqual([
      ['Merged into', null, 'EN 1992-1-1:2023', true],
    ])
    expect(await db.standardRelation.count()).toBe(5)
  })
})
