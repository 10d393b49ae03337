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

/** What was answered last stays while the reader follows a source and comes back. */
const ANSWER_KEY = ['assistant', 'answer']

/**
 * Returns the latest answer, shown as it comes, and how to ask. A later question takes the place of one that
 * is still being answered.
 */
export function useAssistant() {
  const cache = useQueryClient()
  const { data: answer = null } = useQuery<AnswerSoFar | null>({
    queryKey: ANSWER_KEY,
    queryFn: skipToken,
    gcTime: Infinity,
  })
  const setAnswer = (next: AnswerSoFar | null) => cache.setQueryData(ANSWER_KEY, next)
  const latest = useRef(0)
  const asking = useMutation({
    mutationFn: async (input: AskInput) => {
      const mine = ++latest.current
      setAnswer({ ...NOTHING_YET, question: input.question })
      for await (const event of apiLines<AssistantEvent>('/api/assistant/ask', input)) {
        if (mine !== latest.current) return
        const before = cache.getQueryData<AnswerSoFar | null>(ANSWER_KEY)
        if (before) setAnswer(withEvent(before, event))
      }
    },
    onError: () => setAnswer(null),
  })
  return { answer, asking }
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
