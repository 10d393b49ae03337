import type { AdminArticle } from '@/lib/articles/administration/types'

type Step = Pick<AdminArticle, 'paths'>

/** What readers of learning paths lose with some articles; nothing where none of them is a step of one. */
export function PathSteps({ articles }: { articles: readonly Step[] }) {
  const said = pathSentence(articles)
  return said && <p className="mt-2 wrap-anywhere">{said}</p>
}

/** Returns which paths some articles are steps of, in a sentence; null where none of them is one. */
export function pathSentence(articles: readonly Step[]): string | null {
  const [step, ...more] = articles.filter(({ paths }) => paths.length > 0)
  if (!step) return null
  if (articles.length === 1) {
    const names = new Intl.ListFormat('en-GB').format(step.paths.map((title) => `“${title}”`))
    return `It is a step of the ${step.paths.length === 1 ? 'path' : 'paths'} ${names}.`
  }
  return more.length === 0
    ? '1 of them is a step of a learning path.'
    : `${more.length + 1} of them are steps of learning paths.`
}
