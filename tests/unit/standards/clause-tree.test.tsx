import { clauseTreeHtml } from '@/components/standards/clause-tree'
import type { ClauseBranch } from '@/lib/standards/public/types'

const branch = (over: Partial<ClauseBranch>): ClauseBranch => ({
  clause: '6.3',
  clauseSlug: '6.3',
  articles: 1,
  named: [],
  within: [],
  ...over,
})

function shown(branches: ClauseBranch[]): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = clauseTreeHtml(branches, 'en-1993-1-1')
  return holder
}

test('a clause leads to its page, its articles to theirs, and what is not named is counted', () => {
  const named = [
    { slug: 'a-beam', title: 'A beam with λ̄_LT' },
    { slug: 'b-beam', title: 'Another' },
  ]
  const tree = shown([
    branch({ articles: 5, named, within: [branch({ clause: '6.3.2', clauseSlug: '6.3.2' })] }),
  ])
  expect([...tree.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/standards/en-1993-1-1/6.3',
    '/articles/a-beam',
    '/articles/b-beam',
    '/standards/en-1993-1-1/6.3.2',
  ])
  expect(tree.querySelector('p')).toHaveTextContent('6.3A beam with λ̄LT; Another; and 3 more')
  expect(tree.querySelector('a')).toHaveAccessibleName('clause 6.3, 5 articles')
  expect(tree.querySelector('li li a')).toHaveAccessibleName('clause 6.3.2, 1 article')
})

test('what a title or a clause holds is text and never markup', () => {
  const named = [{ slug: 'x', title: '<img src=x onerror=alert(1)> "A" & B' }]
  const tree = shown([branch({ clause: '6.3"><b>', named })])
  expect(tree.querySelector('img, b')).toBeNull()
  expect(tree).toHaveTextContent('<img src=x onerror=alert(1)> "A" & B')
})
