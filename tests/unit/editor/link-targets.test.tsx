import { screen } from '@testing-library/react'
import { renderOnPage } from '../render'
import { LinkTargets, targetsOf } from '@/components/editor/link-targets'
import type { Found } from '@/components/editor/use-link-targets'
import { useCombobox } from '@/components/layout/use-combobox'

const hit = { title: 'Buckling of columns', slug: 'columns', category: null }
const standard = {
  standard: 'EN 1993-1-8',
  slug: 'en-1993-1-8',
  title: 'Design of joints',
  words: 'Withdrawn, superseded',
}
const foundBy = (typed: string, change: Partial<Found> = {}) =>
  ({
    articles: { typed, hits: [hit], state: 'current' },
    standards: [standard],
    answered: true,
    error: null,
    ...change,
  }) as unknown as Found
function Offers({ found }: { found: Found }) {
  const targets = targetsOf(found)
  const combobox = useCombobox(targets.length)
  return <LinkTargets found={found} targets={targets} combobox={combobox} onChoose={() => undefined} />
}
const offered = (found: Found) => {
  renderOnPage(<Offers found={found} />)
  return screen.queryAllByRole('option').map(({ textContent }) => textContent)
}
const EN = 'EN 1993-1-8Design of joints. Standard, withdrawn, superseded'

test('a name with a figure offers standards first, with what the register says of them', () => {
  expect(offered(foundBy('EC3'))).toEqual([EN, 'Buckling of columnsArticle'])
})

test('words alone offer articles first', () => {
  expect(offered(foundBy('buckling'))).toEqual(['Buckling of columnsArticle', EN])
})

test('that nothing is found is said when library and register have answered', () => {
  const articles = { typed: 'xyz', hits: [], state: 'current' } as unknown as Found['articles']
  expect(offered(foundBy('xyz', { articles, standards: [], answered: false }))).toEqual([])
  expect(screen.queryByText('No article and no standard has these words.')).toBeNull()
  expect(offered(foundBy('xyz', { articles, standards: [] }))).toEqual([])
  expect(screen.getByText('No article and no standard has these words.')).toBeVisible()
})

test('a register that does not answer is said', () => {
  offered(foundBy('EC3', { standards: [], error: new Error('No connection') }))
  expect(screen.getByText(/^The register could not be searched/)).toBeVisible()
})
