import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AssistantEvent, Claim, Evidence } from './types'
import { api, apiLines } from '@/lib/core/browser/api'

/** An answer as far as it has come. `end` is null while more may come. */
export type AnswerSoFar = {
  question: string
  passages: Evidence[] | null
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
    mutationFn: async (question: string) => {
      const mine = ++latest.current
      setAnswer({ question, passages: null, claims: [], end: null })
      for await (const event of apiLines<AssistantEvent>('/api/assistant/ask', { question })) {
        if (mine !== latest.current) return
        const before = cache.getQueryData<AnswerSoFar | null>(ANSWER_KEY)
        if (before) setAnswer(withEvent(before, event))
      }
    },
    onError: () => setAnswer(null),
  })
  return { answer, asking }
}

function withEvent(answer: AnswerSoFar, event: AssistantEvent): AnswerSoFar {
  if (event.type === 'passages') return { ...answer, passages: event.passages }
  if (event.type === 'claim') return { ...answer, claims: [...answer.claims, event.claim] }
  return { ...answer, end: event }
}

export const useFeedback = (questionId: number) =>
  useMutation({
    mutationFn: (helpful: boolean) =>
      api<{ helpful: boolean }>('POST', `/api/assistant/questions/${questionId}/feedback`, { helpful }),
  })
