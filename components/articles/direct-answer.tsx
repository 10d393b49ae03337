import clsx from 'clsx'
import type { DirectAnswer, MissingRow, OutOfRange } from '@/lib/search/types'
import { Alert } from '../ui/alert'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { SidewaysHint } from '../ui/table'
import { AnswerSource } from './answer-source'

/** Characters from which on a cell is words, which would stand one below another on a narrow screen. */
const LONG = 24
/** Columns: with more a telephone shows a part of them. */
const MANY = 5

/** The row of a table that answers, with its conditions and where it comes from. */
export function DirectAnswerTable({
  answer: { title, heads, rows, answering, source, article, table, row, remark, notes },
}: {
  answer: DirectAnswer
}) {
  const isSaid = (column: number) => answering.length === 0 || answering.includes(column)
  return (
    <section
      aria-labelledby="answer"
      className="border-hairline-strong bg-surface mt-6 rounded border p-4 sm:p-5"
    >
      <h3 id="answer" className="eyebrow">
        Direct answer
      </h3>
      <p className="pt-1 font-medium">
        <Symbols text={title} />
      </p>
      {heads.length > MANY && <SidewaysHint className="mt-2 sm:hidden print:hidden" />}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="The row that answers">
        <table className="mt-3 min-w-full text-sm tabular-nums">
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th
                  key={column}
                  scope="col"
                  className={clsx(
                    'border-hairline-strong border-b px-3 py-2 text-left align-bottom first:pl-0',
                    head.length > LONG && 'min-w-44',
                    isSaid(column) ? 'text-ink font-semibold' : 'text-ink-soft font-medium',
                  )}
                >
                  <Symbols text={head} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              <tr key={index} className="border-hairline not-last:border-b">
                {cells.map((cell, column) => (
                  <td
                    key={column}
                    className={clsx(
                      'px-3 py-2 first:pl-0',
                      cell.length > LONG && 'min-w-44',
                      answering.includes(column) && 'font-semibold',
                      isSaid(column) ? 'text-ink' : 'text-ink-soft',
                    )}
                  >
                    {answering.includes(column) ? (
                      <mark className="px-1">
                        <Symbols text={cell} />
                      </mark>
                    ) : (
                      <Symbols text={cell} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {remark && (
        <p className="pt-3 text-sm">
          <Symbols text={remark} />
        </p>
      )}
      {notes && (
        <p className="text-ink-soft max-w-measure pt-3 text-sm">
          <Symbols text={notes} />
        </p>
      )}
      <div className="pt-3">
        <AnswerSource source={source} article={article} table={table} row={row} />
      </div>
    </section>
  )
}

/** Says that a measure in the question lies outside of what the nearest table holds for. */
export function OutsideOfTables({ outside: { title, condition, range, address } }: { outside: OutOfRange }) {
  return (
    <Alert tone="warn" title={`No table of the library has a value for ${condition}.`}>
      <Link href={address} className="prose-link">
        {title}
      </Link>{' '}
      goes {range}.
    </Alert>
  )
}

/** Says that no table has the row that is named, and what there is in its place. */
export function MissingInTables({ missing: { typed, families, near } }: { missing: MissingRow }) {
  return (
    <Alert tone="warn" title={`No table of the library has ${typed}.`}>
      {near.length > 0 ? <Near near={near} /> : <Families families={families} />}
    </Alert>
  )
}

const Near = ({ near }: { near: MissingRow['near'] }) =>
  near.map(({ title, keys, address }) => (
    <p key={address}>
      Next to it,{' '}
      <Link href={address} className="prose-link">
        <Symbols text={title} />
      </Link>{' '}
      has {keys.join(' and ')}.
    </p>
  ))

function Families({ families }: { families: string[] }) {
  // “HE A” is one name.
  const [last, ...others] = families.map((name) => name.replaceAll(' ', '\u00a0')).toReversed()
  return (
    <>
      Its{' '}
      <Link href="/data#sections" className="prose-link">
        tables of steel sections
      </Link>{' '}
      have {others.length > 0 && `${others.toReversed().join(', ')} and `}
      {last}.
    </>
  )
}
