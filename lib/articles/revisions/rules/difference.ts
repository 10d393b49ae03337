import { diffArrays, diffWordsWithSpace } from 'diff'
import { statementChanges, titleIn } from '@/lib/calculations/rules/changes'
import { blocksOf, calculationsIn, type Wording } from './blocks'
import { pairsOf } from './pairs'

export type Piece = { text: string; kind: 'same' | 'added' | 'removed' }
/** Paragraphs that are the same in both, or one that differs. */
export type Passage = { kind: 'same'; blocks: string[] } | { kind: 'changed'; pieces: Piece[] }
/** `pictures` are SVG of a drawing as it was and as it is; null where there was none, or is none any more. */
export type ComparedPart = {
  label: string
  passages: Passage[]
  pictures?: { before: string | null; after: string | null }
}

/** What is compared of an article or a version. */
export type Comparable = {
  title: string
  excerpt: string | null
  category: string | null
  tags: string[]
  content: string
  reference: string | null
}

/** Only the parts that differ, in the order of the form. Empty where nothing does. */
export function differenceOf(before: Comparable, after: Comparable, wording?: Wording): ComparedPart[] {
  const parts: [label: string, of: (version: Comparable) => string[]][] = [
    ['Title', ({ title }) => [title]],
    ['Category', ({ category }) => (category ? [category] : [])],
    ['Tags', ({ tags }) => tags],
    ['Excerpt', ({ excerpt }) => (excerpt ? [excerpt] : [])],
    ['Content', ({ content }) => blocksOf(content, wording)],
    ['References', ({ reference }) => reference?.split('\n') ?? []],
  ]
  return [
    ...parts.map(([label, of]) => ({ label, passages: compareBlocks(of(before), of(after)) })),
    ...compareCalculations(calculationsIn(before.content), calculationsIn(after.content)),
  ].filter(({ passages }) => passages.some(({ kind }) => kind === 'changed'))
}

/** Compares each calculation with the one of its title, or else of its place, statement by statement. */
function compareCalculations(before: string[], after: string[]): ComparedPart[] {
  const pairs = pairsOf(before, after, titleIn)
  return pairs.map(([former, now]) => ({
    label: `Calculation: ${titleIn(now ?? former ?? '')}`,
    passages: statementChanges(former ?? '', now ?? '').map((change) => ({
      kind: 'changed',
      pieces: [
        { text: `${change.says}: `, kind: 'same' },
        ...compareWords(change.before ?? undefined, change.after ?? undefined),
      ],
    })),
  }))
}

/** Longer comparisons are given up: everything is shown as replaced (milliseconds). */
const TIMEOUT = 2000

/** Compares paragraph by paragraph, and word by word where one takes the place of another. */
export function compareBlocks(before: string[], after: string[]): Passage[] {
  const steps = diffArrays(before, after, { timeout: TIMEOUT }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  const passages: Passage[] = []
  let removed: string[] = []
  let added: string[] = []
  const flush = () => {
    for (let n = 0; n < Math.max(removed.length, added.length); n++)
      passages.push({ kind: 'changed', pieces: compareWords(removed[n], added[n]) })
    removed = []
    added = []
  }
  for (const step of steps) {
    if (step.removed) removed.push(...step.value)
    else if (step.added) added.push(...step.value)
    else {
      flush()
      passages.push({ kind: 'same', blocks: step.value })
    }
  }
  flush()
  return passages
}

function compareWords(before: string | undefined, after: string | undefined): Piece[] {
  if (before === undefined) return [{ text: after ?? '', kind: 'added' }]
  if (after === undefined) return [{ text: before, kind: 'removed' }]
  const steps = diffWordsWithSpace(before, after, { timeout: TIMEOUT })
  if (!steps)
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ]
  return steps.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
