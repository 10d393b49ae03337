import type { AskedQuestion } from '@/lib/assistant/types'
import { dayOf } from '@/lib/core/dates'
import { EmptyState } from '../../ui/empty-state'

/** What members asked that the library does not answer: what is worth writing about. */
export function QuestionLog({ questions }: { questions: AskedQuestion[] }) {
  return (
    <section aria-labelledby="questions" className="mt-10 grid gap-4">
      <h2 id="questions" className="text-lg font-semibold">
        Questions without an answer
      </h2>
      {questions.length === 0 && (
        <EmptyState as="h3" title="None" description="Every question so far found a passage." />
      )}
      <ul className="grid gap-2">
        {questions.map(({ id, question, createdAt, helpful }) => (
          <li
            key={id}
            className="border-hairline grid gap-x-6 border-b pb-2 text-sm sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0 wrap-anywhere">{question}</span>
            <span className="text-ink-soft">
              {dayOf(createdAt)}
              {helpful === false && ' · not helpful'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
