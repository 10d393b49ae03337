import type { PathCard, PathLink, PathPlace, PathSection, PathStep } from '../types'

/** A row of a path in its order: the name of a section, or a step. */
export type PathRow = { section: string; step: null } | { section: null; step: PathStep }

/** Returns the steps below the names of their sections. A section in which no step is left is left out. */
export function sectionsOf(rows: PathRow[]): PathSection[] {
  const sections: PathSection[] = []
  for (const { section, step } of rows)
    if (section !== null) sections.push({ name: section, steps: [] })
    else {
      if (sections.length === 0) sections.push({ name: null, steps: [] })
      sections.at(-1)!.steps.push(step)
    }
  return sections.filter(({ steps }) => steps.length > 0)
}

/** Returns the numbers of a path: an article that several steps show is counted and read once. */
export function totalsOf(
  steps: PathStep[],
): Pick<PathCard, 'articles' | 'minutes' | 'inPart' | 'steps' | 'done'> {
  const times = new Map(steps.map(({ articleId, readTime }) => [articleId, readTime ?? 0]))
  times.delete(null)
  const whole = new Set(steps.filter(isWhole).map(({ articleId }) => articleId))
  return {
    articles: times.size,
    minutes: [...times.values()].reduce((sum, time) => sum + time, 0),
    inPart: [...times.keys()].some((id) => !whole.has(id)),
    steps: steps.length,
    done: steps.filter(({ done }) => done).length,
  }
}

const isWhole = ({ kind, heading }: PathStep) => kind === 'article' && heading === null

/** Returns the step to continue with: the first open one behind the last that is done, or else of all. */
export function nextStep(steps: PathStep[]): PathStep | null {
  const last = steps.findLastIndex(({ done }) => done)
  return steps.find(({ done }, at) => !done && at > last) ?? steps.find(({ done }) => !done) ?? null
}

/** Returns where an article stands in a path, with the steps beside it that lead elsewhere. */
export function placeOf(
  path: { slug: string; title: string },
  steps: PathStep[],
  articleId: number,
): PathPlace | null {
  const here = (step: PathStep) => step.articleId === articleId
  const at = steps.findIndex(here)
  if (at < 0) return null
  return {
    slug: path.slug,
    title: path.title,
    step: at + 1,
    steps: steps.length,
    previous: linkTo(steps.slice(0, at).findLast((step) => !here(step))),
    next: linkTo(steps.slice(at).find((step) => !here(step))),
  }
}

const linkTo = (step: PathStep | undefined): PathLink | null =>
  step ? { title: step.title, href: step.href } : null

/** "13 articles", "at most 75 min reading". */
export const sizeOf = ({ articles, minutes, inPart }: Pick<PathCard, 'articles' | 'minutes' | 'inPart'>) => [
  articles === 1 ? '1 article' : `${articles} articles`,
  `${inPart ? 'at most ' : ''}${duration(minutes)} reading`,
]

/** "75 min", "2 h", "2 h 15 min". */
export function duration(minutes: number): string {
  if (minutes < 90) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}
