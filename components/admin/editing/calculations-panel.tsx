'use client'
import { useQuery } from '@tanstack/react-query'
import { reviewedCalculationsQuery } from '@/lib/articles/review/hooks'
import type { ReviewedCalculation } from '@/lib/articles/review/types'
import type { TriedSheet } from '@/lib/calculations/types'
import { reasonOf } from '@/lib/core/browser/api'
import { Alert } from '../../ui/alert'
import { ErrorState } from '../../ui/error-state'
import { Spinner } from '../../ui/spinner'
import { CaseTable } from '../../verification/case-table'

type CalculationsPanelProps = { articleId: number; updatedAt: string }

/** The article's calculations as a reviewer judges them: the ends of their ranges, their expected values. */
export function CalculationsPanel({ articleId, updatedAt }: CalculationsPanelProps) {
  const { data, error, refetch } = useQuery(reviewedCalculationsQuery(articleId, updatedAt))
  return (
    <section aria-labelledby="calculations">
      <h2 id="calculations" className="border-ink border-b pb-3 text-lg font-semibold">
        Calculations
      </h2>
      {error && (
        <ErrorState
          className="mt-4"
          title="The calculations could not be tried"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Spinner label="Trying the calculations" />}
      {data?.map((calculation) => (
        <Tried key={calculation.key} calculation={calculation} />
      ))}
    </section>
  )
}

function Tried({ calculation: { title, tried } }: { calculation: ReviewedCalculation }) {
  return (
    <div className="mt-4 grid gap-3">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      {tried === null ? (
        <Alert tone="bad" title="It could not be tried">
          Its lines can no longer be read, or take too long at the ends of the ranges.
        </Alert>
      ) : (
        <>
          <Corners corners={tried.corners} partly={tried.partly} combinations={tried.combinations} />
          {tried.values.length > 0 ? (
            <CaseTable title={title} cases={tried.values} />
          ) : (
            <p className="text-ink-soft text-sm">It has no expected values.</p>
          )}
          <Hints hints={tried.hints} />
        </>
      )}
    </div>
  )
}

function Hints({ hints }: Pick<TriedSheet, 'hints'>) {
  if (hints.length === 0) return null
  return (
    <Alert tone="info" title={`Perhaps forgotten (${hints.length})`}>
      <ul className="grid gap-2">
        {hints.map(({ line, text, message }) => (
          <li key={line} className="wrap-anywhere">
            Line {line}, <code>{text}</code>: {message}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Corners({ corners, partly, combinations }: Pick<TriedSheet, 'corners' | 'partly' | 'combinations'>) {
  const all = combinations.toLocaleString('en-GB')
  return (
    <>
      {corners.length === 0 ? (
        <p className="text-ink-soft text-sm">
          {combinations === 1
            ? 'Every line has a result; no input has a range.'
            : `Every line has a result at every end of the inputs’ ranges, in all ${all} combinations${partly.length > 0 ? ' but for those below' : ''}.`}
        </p>
      ) : (
        <Alert tone="warn" title={`Without a result at an end of the ranges (${corners.length})`}>
          <ul className="grid gap-2">
            {corners.map(({ line, text, reason, inputs }) => (
              <li key={`${line} ${reason}`} className="wrap-anywhere">
                Line {line}, <code>{text}</code>: {reason}
                {inputs && <span className="text-ink-soft block">With {inputs}.</span>}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {partly.length > 0 && (
        <Alert tone="info" title={`Not tried in all ${all} combinations (${partly.length})`}>
          <p>Too many inputs decide over these lines: each end was tried alone, and all of them together.</p>
          <ul className="mt-2 grid gap-2">
            {partly.map(({ line, text }) => (
              <li key={line} className="wrap-anywhere">
                Line {line}, <code>{text}</code>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
