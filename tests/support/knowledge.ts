import { readFileSync } from 'node:fs'
import { indexChangedArticles } from '@/lib/knowledge/mutations'
import { catchUp } from '@/lib/search/indexing/jobs'
import { PASSAGES } from '@/lib/search/indexing/constants'
import { createArticle } from './factories'
import { readSeedArticles } from './seed-articles'

/** Brings passages and their index up to date, as the worker does. */
export async function learn(): Promise<void> {
  while ((await indexChangedArticles(50)) > 0);
  await catchUp(PASSAGES)
}

/** The starter library as articles of this test's database, with its passages. */
export async function knowStarterLibrary(): Promise<void> {
  for (const { slug, title, body, excerpt, references } of readSeedArticles())
    await createArticle({ slug, title, excerpt, content: body, reference: references.join('\n') })
  await learn()
}

const linesOf = (name: string) =>
  readFileSync(`tests/support/assistant/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')

const labelled = (name: string) =>
  linesOf(name).map((line) => {
    const [slug = '', section = '', question = '', says = ''] = line.split(' | ')
    return { slug, section, question, says }
  })

/** Questions that the starter library answers, each with the article and the section that do. */
export const ANSWERED = labelled('answered')
/** Others of articles that those leave out, written after the weights were set. */
export const UNSEEN = labelled('unseen')

/**
 * As an engineer with a calculation open types them, each with what the sentence says that answers; in two
 * halves, one of which was held back until the assistant was changed.
 */
export const TYPED = labelled('typed')
export const TYPED_HELD_BACK = labelled('typed-held-back')
/** What the sentence says that answers some of the questions that the library answers. */
export const SENTENCES = new Map(
  linesOf('sentences').map((line) => line.split(' | ') as [question: string, says: string]),
)

/** Questions for a value, each with the several that the library has; none where it has one at most. */
export const VALUES_ASKED = linesOf('values').map((line) => {
  const [values = '', question = ''] = line.split('| ')
  return { values: values.trim() === '' ? [] : values.trim().split(', '), question }
})

/**
 * Questions for a clause, a table or a bound, in two halves: each with what a headline has to name to be
 * right, in one of several ways; none where the library does not say it.
 */
const asked = (name: string) =>
  linesOf(name).map((line) => {
    const [says = '', question = ''] = line.split('| ')
    return { says: says.trim() === '' ? [] : says.trim().split(' / '), question }
  })
export const CLAUSES = asked('clauses')
export const CLAUSES_HELD_BACK = asked('clauses-held-back')

/**
 * Short questions as engineers type them, each with the article of the standard, material and symbol that it
 * names; none where the library has no such thing.
 */
export const SUBJECTS = linesOf('subjects').map((line) => {
  const [slug = '', question = ''] = line.split(' | ')
  return { slug: slug === '-' ? null : slug, question }
})

/** Questions of everyday life, some of them with words of the library: “the yield of a bond”. */
export const OFF_TOPIC = linesOf('off-topic')
export const OFF_TOPIC_HELD_BACK = linesOf('off-topic-held-back')

/** Questions that it cannot answer. */
export const REFUSED = linesOf('refused')
export const TYPED_REFUSED = linesOf('typed-refused')
export const TYPED_REFUSED_HELD_BACK = linesOf('typed-refused-held-back')
