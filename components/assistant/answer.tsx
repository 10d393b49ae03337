import Link from 'next/link'
import type { AnswerSoFar } from '@/lib/assistant/hooks'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { Unbroken } from '../ui/unbroken'
import { Feedback } from './feedback'
import { Quoted } from './quoted'

/** What a model says stands above, each sentence with its proof; the passages stand below in any case. */
export function Answer({ answer }: { answer: AnswerSoFar }) {
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold wrap-anywhere">
        <Unbroken text={answer.question} />
      </h2>
      <Said answer={answer} />
    </>
  )
}

function Said({ answer: { question, passages, claims, end } }: { answer: AnswerSoFar }) {
  if (!passages) return <Skeleton className="h-40 w-full" />
  if (passages.length === 0)
    return (
      <>
        <Alert
          tone="warn"
          title={end?.message ?? 'The library does not answer this.'}
          action={
            <Link
              href={`/search?q=${encodeURIComponent(question)}`}
              className={buttonStyles({ variant: 'outline', size: 'sm' })}
            >
              Search the articles
            </Link>
          }
        />
      </>
    )
  return (
    <>
      {claims.length > 0 && (
        <ol className="border-accent mb-8 grid gap-4 border-l-2 pl-5">
          {claims.map(({ text, quote, passage }) => (
            <li key={`${passage}${text}`} className="grid gap-1">
              <p className="font-medium">
                <Symbols text={text} />
              </p>
              <p className="text-ink-soft text-sm">
                <q>
                  <Symbols text={quote} />
                </q>{' '}
                <a href={`#passage-${passage + 1}`} className="prose-link whitespace-nowrap">
                  Passage {passage + 1}
                </a>
              </p>
            </li>
          ))}
        </ol>
      )}
      <h3 className="border-ink border-b pb-3 font-semibold">What the library says, word for word</h3>
      <ol>
        {passages.map((evidence, index) => (
          <Quoted key={evidence.id} evidence={evidence} number={index + 1} />
        ))}
      </ol>
      {end && <Feedback key={end.id} questionId={end.id} />}
    </>
  )
}
