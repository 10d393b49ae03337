import 'server-only'
import type { Space } from '../indexing/constants'
import { READERS } from '../indexing/queries'
import type { Wanted, Weighed } from '../rules/ranking'
import { holdsQuoted, type QuotedWord } from '../rules/snippet'
import { readForms, type Term } from '../dictionary/store'
import type { ParsedQuestion } from '../parsing/engine'
import type { Queries } from '@/lib/core/server/db'

/** The most texts that are read to find a quotation. */
const UNSURE_READ = 60

export type Forms = ReadonlyMap<string, string[]>

/** The words of the question in every form that the corpus knows, by their stems. */
export const formsOf = (
  client: Queries,
  wanted: Wanted[],
  terms: ReadonlyMap<number, Term>,
): Promise<Forms> =>
  readForms(
    client,
    wanted.flatMap(({ alternatives }) => alternatives.map(({ id }) => terms.get(id)!.term)),
  )

/** What marks a passage: the terms of the question, and words in all their forms. */
export function termWeightsOf(
  wanted: Wanted[],
  terms: ReadonlyMap<number, Term>,
  forms: Forms,
): Map<string, number> {
  const termWeight = new Map<string, number>()
  for (const { id, termWeight: value } of wanted.flatMap(({ alternatives }) => alternatives)) {
    const { term } = terms.get(id)!
    for (const form of [term, ...(forms.get(term) ?? [])]) termWeight.set(form, Math.max(value, 0.01))
  }
  return termWeight
}

/** Returns the terms that answer each part of the question as typed, words in all their forms. */
export const termsOfParts = (
  wanted: Wanted[],
  terms: ReadonlyMap<number, Term>,
  forms: Forms,
): ReadonlySet<string>[] =>
  wanted.map(({ alternatives }) => {
    const known = alternatives.flatMap(({ id, loose }) => (loose ? [] : terms.get(id)!.term))
    return new Set(known.flatMap((term) => [term, ...(forms.get(term) ?? [])]))
  })

export function quotedWord(
  { alternatives, position }: Wanted,
  terms: ReadonlyMap<number, Term>,
  forms: Forms,
): QuotedWord {
  const known = alternatives.map(({ id }) => terms.get(id)!.term)
  return { forms: new Set(known.flatMap((term) => [term, ...(forms.get(term) ?? [])])), position }
}

/** Returns the quoted terms, all of which a result must contain. */
export const quotedTerms = ({ question, wanted }: ParsedQuestion): ReadonlySet<number> =>
  new Set(question.phrases.flat().flatMap((index) => wanted[index]!.alternatives.map(({ id }) => id)))

/**
 * Reads the texts where a quotation may occur after the positions that the index stores, which are a word's
 * first ones.
 */
export async function asQuoted(
  client: Queries,
  space: Space,
  readings: Weighed[],
  phrases: QuotedWord[][],
): Promise<Weighed[]> {
  const unsure = readings.filter((reading) => reading.unsure).slice(0, UNSURE_READ)
  if (unsure.length === 0) return readings
  const sources = await READERS[space](
    client,
    unsure.map(({ id }) => id),
  )
  const sure = new Set(
    sources
      .filter(({ fields }) =>
        phrases.every((phrase) => fields.some(({ text, again }) => !again && holdsQuoted(text, phrase))),
      )
      .map(({ id }) => id),
  )
  return readings.filter(({ id, unsure: doubtful }) => !doubtful || sure.has(id))
}
