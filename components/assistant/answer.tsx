import type { AnswerSoFar } from '@/lib/assistant/hooks'
import { headlineOf } from '@/lib/assistant/rules/headline'
import type { Evidence, Understood } from '@/lib/assistant/types'
import { DirectAnswerTable, MissingInTables, OutsideOfTables } from '../articles/direct-answer'
import { Differing } from '../articles/direct-answer-differing'
import { FoundTables } from '../articles/direct-answer-tables'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { Unbroken } from '../ui/unbroken'
import { Feedback } from './feedback'
import { Cites, Quoted } from './quoted'

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

function Said({ answer }: { answer: AnswerSoFar }) {
  const { question, understood, direct, disagreement, passages, sections, claims, end } = answer
  if (!passages) return <Skeleton className="h-40 w-full" />
  if (passages.length === 0 && !direct && !disagreement)
    return (
      <>
        {understood?.as && <Taken understood={{ ...understood, elsewhere: false }} />}
        <InPlaceOfValue answer={answer} />
        {isWithoutValue(answer) ? (
          <SearchLink question={question} />
        ) : (
          <Alert
            tone="warn"
            title={end?.message ?? 'The library does not answer this.'}
            action={<SearchLink question={question} />}
          />
        )}
      </>
    )
  return (
    <>
      {understood && <Taken understood={understood} />}
      {disagreement && (
        <div className="mb-8">
          <Differing disagreement={disagreement} />
        </div>
      )}
      <InPlaceOfValue answer={answer} />
      {direct && !disagreement && (
        <div className="mb-8 [&>section]:mt-0">
          <DirectAnswerTable answer={direct} />
        </div>
      )}
      {!direct && !disagreement && !isWithoutValue(answer) && claims.length === 0 && (
        <InShort evidence={passages[0]!} />
      )}
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
      {passages.length > 0 && (
        <>
          <h3 className="border-ink border-b pb-3 font-semibold">What the library says, word for word</h3>
          <ol>
            {passages.map((evidence, index) => (
              <Quoted
                key={evidence.id}
                evidence={evidence}
                number={index + 1}
                // A section that several passages are from is shown once.
                html={isFirst(passages, index) ? sections[index] : undefined}
              />
            ))}
          </ol>
        </>
      )}
      {end && <Feedback key={end.id} questionId={end.id} />}
    </>
  )
}

const SearchLink = ({ question }: { question: string }) => (
  <Link
    href={`/search?q=${encodeURIComponent(question)}`}
    className={buttonStyles({ variant: 'outline', size: 'sm' })}
  >
    Search the articles
  </Link>
)

/** Whether tables have no value for what is asked, or several: what a passage says is of something else. */
const isWithoutValue = ({ outside, missing, readings }: AnswerSoFar) =>
  outside !== null || missing !== null || readings.length > 0

/** What tables say in place of a value: how far they go, what they have next to it, what may be meant. */
function InPlaceOfValue({ answer }: { answer: AnswerSoFar }) {
  const { outside, missing, readings } = answer
  if (!isWithoutValue(answer)) return null
  return (
    <div className="mb-8 [&>section]:mt-0">
      {outside && <OutsideOfTables outside={outside} />}
      {missing && <MissingInTables missing={missing} />}
      {readings.length > 0 && <FoundTables tables={readings} />}
    </div>
  )
}

const isFirst = (passages: readonly Evidence[], at: number) =>
  passages.findIndex(({ href }) => href === passages[at]!.href) === at

/** How a question was taken that does not stand by itself. */
function Taken({ understood: { as, article, elsewhere } }: { understood: Understood }) {
  if (as === null && !elsewhere) return null
  return (
    <p className="text-ink-soft mb-4 text-sm">
      {as !== null && (
        <>
          Taken as: <q>{as}</q>{' '}
        </>
      )}
      {elsewhere && (
        <>
          “<Symbols text={article ?? ''} />” does not answer this. The rest of the library does:
        </>
      )}
    </p>
  )
}

/** The sentence that answers, with what it cites and the passage that it is from. */
function InShort({ evidence }: { evidence: Evidence }) {
  const headline = headlineOf(evidence)
  if (!headline) return null
  return (
    <figure className="border-accent mb-8 grid gap-2 border-l-2 pl-5">
      <blockquote className="max-w-measure text-lg font-medium text-pretty">
        <Symbols text={headline.sentence} />
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-2 text-sm">
        <a href="#passage-1" className="prose-link whitespace-nowrap">
          Passage 1
        </a>
        <Cites citations={headline.citations} />
      </figcaption>
    </figure>
  )
}
