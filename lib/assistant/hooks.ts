import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AssistantEvent, Claim, Evidence } from './types'
import { api, apiLines } from '@/lib/core/api'

/** An answer as far as it has come. `end` is null while more may come. */
export type AnswerSoFar = {
  question: string
  passages: Evidence[] | null
  claims: Claim[]
  end: Extract<AssistantEvent, { type: 'end' }> | null
}

/** Asks the assistant; what it says is shown as it comes. A later question takes the place of one that is still being answered. */
export function useAssistant() {
  const [answer, setAnswer] = useState<AnswerSoFar | null>(null)
  const latest = useRef(0)
  const asking = useMutation({
    mutationFn: async (question: string) => {
      const mine = ++latest.current
      setAnswer({ question, passages: null, claims: [], end: null })
      for await (const event of apiLines<AssistantEvent>('/api/assistant/ask', { question })) {
        if (mine !== latest.current) return
        setAnswer((before) => before && withEvent(before, event))
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
