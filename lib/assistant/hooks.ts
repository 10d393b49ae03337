import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { MAX_QUESTION_LENGTH } from './constants'
import type { AskInput } from './schema'
import type { AssistantEvent, Claim, Evidence, Understood } from './types'
import type { DirectAnswer, Disagreement, FoundTable, MissingRow, OutOfRange } from '@/lib/search/types'
import { api } from '@/lib/core/browser/api'
import { apiLines } from '@/lib/core/browser/api-lines'
import { useRecentTexts } from '@/lib/core/browser/use-recent-texts'

/** An answer as far as it has come. `end` is null while more may come. */
export type AnswerSoFar = {
  /** The number of the asking in this visit: the same question may be asked twice. */
  asking: number
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

let askings = 0

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
 * Returns the latest answer, shown as it comes, the earlier ones of this visit, the questions of former
 * visits in this browser, and how to ask, to stop, to read an earlier answer again and to forget the
 * questions. A later question takes the place of one that is still being answered.
 */
export function useAssistant(memberId: string) {
  const cache = useQueryClient()
  const recent = useRecentTexts(`recent-questions:${memberId}`, MAX_QUESTION_LENGTH)
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
      const [mine, number] = [new AbortController(), ++askings]
      underWay.current = mine
      // It goes on while the reader is elsewhere, and another answer may be read by then: that stays.
      const setOwn = (change: (own: AnswerSoFar) => AnswerSoFar | null) =>
        set((before) =>
          before.latest?.asking === number ? { ...before, latest: change(before.latest) } : before,
        )
      set((before) => withLatest(before, { ...NOTHING_YET, asking: number, question: input.question }))
      try {
        for await (const event of apiLines<AssistantEvent>('/api/assistant/ask', input, mine.signal)) {
          setOwn((own) => withEvent(own, event))
          // Before the end: a page that is left meanwhile would lose the question, too.
          if (event.type === 'understood') recent.remember(event.understood.as ?? input.question)
        }
      } catch (error) {
        setOwn(() => null)
        // Who stops a question has no answer to it, and needs no reason.
        if (!mine.signal.aborted) throw error
      }
    },
  })
  const stop = () => {
    underWay.current?.abort()
    set((before) => ({ ...before, latest: null }))
  }
  const readAgain = (answer: AnswerSoFar) => set((before) => withLatest(before, answer))
  const { latest, earlier } = answers
  const inSight = [latest, ...earlier].flatMap((one) =>
    one ? [one.question, one.understood?.as ?? one.question] : [],
  )
  const former = recent.texts.filter((question) => !inSight.includes(question))
  return { answer: latest, earlier, former, asking, stop, readAgain, forgetFormer: recent.clear }
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
} satisfies Omit<AnswerSoFar, 'asking' | 'question'>

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
