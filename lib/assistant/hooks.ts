import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AskInput } from './schema'
import type { AssistantEvent, Claim, Evidence, Understood } from './types'
import type { DirectAnswer, Disagreement, FoundTable, MissingRow, OutOfRange } from '@/lib/search/types'
import { api } from '@/lib/core/browser/api'
import { apiLines } from '@/lib/core/browser/api-lines'

/** An answer as far as it has come. `end` is null while more may come. */
export type AnswerSoFar = {
  question: string
  understood: Understood | null
  direct: DirectAnswer | null
  disagreement: Disagreement | null
  outside: OutOfRange | null
  missing: MissingRow | null
  /** The rows of tables that the question may mean, where none is certain. */
  readings: FoundTable[]
  passages: Evidence[] | null
  /** The sections of passages as their articles show them, by the places of the passages. */
  sections: Record<number, string>
  claims: Claim[]
  end: Extract<AssistantEvent, { type: 'end' }> | null
}

/** What was answered stays while the reader follows a source and comes back. */
const ANSWERS_KEY = ['assistant', 'answers']
/** Answers before the latest that can be read again in this visit. */
const EARLIER = 10

type Answers = {
  latest: AnswerSoFar | null
  /** Whole answers to other questions, the newest first. */
  earlier: AnswerSoFar[]
}

const NONE: Answers = { latest: null, earlier: [] }

/**
 * Returns the latest answer, shown as it comes, the earlier ones of this visit, and how to ask, to stop and
 * to read an earlier one again. A later question takes the place of one that is still being answered.
 */
export function useAssistant() {
  const cache = useQueryClient()
  const { data: answers = NONE } = useQuery<Answers>({
    queryKey: ANSWERS_KEY,
    queryFn: skipToken,
    gcTime: Infinity,
  })
  const set = (change: (before: Answers) => Answers) =>
    cache.setQueryData<Answers>(ANSWERS_KEY, (before = NONE) => change(before))
  const underWay = useRef<AbortController | null>(null)
  const asking = useMutation({
    mutationFn: async (input: AskInput) => {
      underWay.current?.abort()
      const mine = new AbortController()
      underWay.current = mine
      set((before) => withLatest(before, { ...NOTHING_YET, question: input.question }))
      try {
        for await (const event of apiLines<AssistantEvent>('/api/assistant/ask', input, mine.signal))
          if (!mine.signal.aborted) set((before) => ({ ...before, latest: withEvent(before.latest!, event) }))
      } catch (error) {
        // Who stops a question has no answer to it, and needs no reason.
        if (!mine.signal.aborted) throw error
      }
    },
    onError: () => set((before) => ({ ...before, latest: null })),
  })
  const stop = () => {
    underWay.current?.abort()
    set((before) => ({ ...before, latest: null }))
  }
  const readAgain = (answer: AnswerSoFar) => set((before) => withLatest(before, answer))
  return { answer: answers.latest, earlier: answers.earlier, asking, stop, readAgain }
}

/** Returns the answers with another latest one; the one before is an earlier one now, if it is whole. */
function withLatest({ latest, earlier }: Answers, next: AnswerSoFar): Answers {
  const before = [...(latest?.end ? [latest] : []), ...earlier]
  const isFirst = ({ question }: AnswerSoFar, at: number) =>
    question !== next.question && before.findIndex((other) => other.question === question) === at
  return { latest: next, earlier: before.filter(isFirst).slice(0, EARLIER) }
}

const NOTHING_YET = {
  understood: null,
  direct: null,
  disagreement: null,
  outside: null,
  missing: null,
  readings: [],
  passages: null,
  sections: {},
  claims: [],
  end: null,
} satisfies Omit<AnswerSoFar, 'question'>

function withEvent(answer: AnswerSoFar, event: AssistantEvent): AnswerSoFar {
  switch (event.type) {
    case 'understood':
      return { ...answer, understood: event.understood }
    case 'direct':
      return { ...answer, direct: event.answer }
    case 'disagreement':
      return { ...answer, disagreement: event.disagreement }
    case 'outside':
      return { ...answer, outside: event.outside }
    case 'missing':
      return { ...answer, missing: event.missing }
    case 'readings':
      return { ...answer, readings: event.readings }
    case 'passages':
      return { ...answer, passages: event.passages }
    case 'typeset':
      return { ...answer, sections: event.sections }
    case 'claim':
      return { ...answer, claims: [...answer.claims, event.claim] }
    case 'end':
      return { ...answer, end: event }
  }
}

export const useFeedback = (questionId: number) =>
  useMutation({
    mutationFn: (helpful: boolean) =>
      api<{ helpful: boolean }>('POST', `/api/assistant/questions/${questionId}/feedback`, { helpful }),
  })
