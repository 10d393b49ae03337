import type { AskedQuestion } from '@/lib/assistant/types'
import type { Page } from '@/lib/core/page'
import { longDay } from '@/lib/core/dates'
import { Badge } from '../../ui/badge'
import { EmptyState } from '../../ui/empty-state'
import { Link } from '../../ui/link'
import { Pagination } from '../../ui/pagination'

export const QUESTION_VIEWS = {
  all: ['All', {}],
  unanswered: ['Without an answer', { answered: 'no' }],
  'not-helpful': ['Not helpful', { helpful: 'no' }],
} as const
export type QuestionView = keyof typeof QUESTION_VIEWS

type QuestionLogProps = { questions: Page<AskedQuestion>; view: QuestionView }

/** What members asked, and what they said of the answers: what is worth writing about, or better. */
export function QuestionLog({ questions: { items, total, page, pageSize }, view }: QuestionLogProps) {
  const pages = Math.ceil(total / pageSize)
  const address = (to: QuestionView, at = 1) => `/admin/knowledge?asked=${to}&askedPage=${at}#questions`
  return (
    <section aria-labelledby="questions" className="mt-10 grid gap-4">
      <h2 id="questions" className="scroll-mt-24 text-lg font-semibold">
        Questions ({total})
      </h2>
      <nav aria-label="Which questions" className="flex flex-wrap gap-4 text-sm">
        {Object.entries(QUESTION_VIEWS).map(([name, [label]]) => (
          <Link
            key={name}
            href={address(name as QuestionView)}
            aria-current={name === view ? 'page' : undefined}
            className={name === view ? 'font-semibold' : 'prose-link'}
          >
            {label}
          </Link>
        ))}
      </nav>
      {items.length === 0 && (
        <EmptyState as="h3" title="None" description="No question of this kind has been asked." />
      )}
      <ul className="grid gap-2">
        {items.map((asked) => (
          <li
            key={asked.id}
            className="border-hairline grid gap-x-6 gap-y-1 border-b pb-2 text-sm sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0 wrap-anywhere">{asked.question}</span>
            <span className="text-ink-soft flex flex-wrap items-center gap-2 tabular-nums">
              {asked.times > 1 && `${asked.times} times · `}
              {asked.helpful > 0 && `${asked.helpful} helpful · `}
              {asked.notHelpful > 0 && `${asked.notHelpful} not helpful · `}
              {longDay(asked.createdAt)}
              {!asked.answered && <Badge variant="warn">No answer</Badge>}
            </span>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} href={(to) => address(view, to)} label="Pages of questions" />
    </section>
  )
}
