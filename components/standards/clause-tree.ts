import { escapeHtml } from '@/lib/core/text'
import type { ClauseBranch } from '@/lib/standards/public/types'
import { clauseAddress, placeName } from '@/lib/standards/rules/naming'
import { symbolsHtml } from '../ui/symbols'

/**
 * Returns the clauses of a standard as nested lists, each with the articles that cite it. HTML and no
 * elements: a standard that half of the library cites has thousands of links, and rendering them as elements
 * took longer than all the rest of its page.
 */
export const clauseTreeHtml = (branches: ClauseBranch[], slug: string): string =>
  `<ul class="clause-tree">${branches.map((branch) => item(branch, slug)).join('')}</ul>`

/** Returns "3 articles". */
export const articlesCounted = (articles: number) => `${articles} ${articles === 1 ? 'article' : 'articles'}`

function item(branch: ClauseBranch, slug: string): string {
  const { clause, clauseSlug, articles, within } = branch
  const label = `${placeName(clause)}, ${articlesCounted(articles)}`
  const link = `<a href="${escapeHtml(clauseAddress(slug, clauseSlug))}" aria-label="${escapeHtml(label)}" class="prose-link">${escapeHtml(clause)}</a>`
  const below = within.length > 0 ? `<ul>${within.map((inner) => item(inner, slug)).join('')}</ul>` : ''
  return `<li><p>${link}<span>${named(branch)}</span></p>${below}</li>`
}

/** The titles of some articles as links, and how many more there are. */
function named({ articles, named: some }: ClauseBranch): string {
  const links = some.map(
    ({ slug, title }) =>
      `<a href="/articles/${escapeHtml(slug)}" class="prose-link">${symbolsHtml(title)}</a>`,
  )
  const more = articles - some.length
  return links.join('; ') + (more > 0 ? `; and ${more} more` : '')
}
