import type { CheckedTable, CheckedUse } from '@/lib/calculations/tables/types'
import { Alert } from '../../ui/alert'
import { TableRows } from './table-rows'
import { VersionDifference } from './version-difference'

/** What importing a table would do, before it is saved. */
export function ImportPreview({ checked }: { checked: CheckedTable }) {
  if (checked.table === null)
    return (
      <Alert role="alert" tone="bad" title="The rows cannot be read">
        <ul className="grid gap-1">
          {checked.errors.map(({ line, column, message }) => (
            <li key={`${line} ${column} ${message}`} className="wrap-anywhere">
              Line {line}, column {column}: {message}
            </li>
          ))}
        </ul>
      </Alert>
    )
  const { table, difference, uses } = checked
  return (
    <section aria-label="Preview" className="grid gap-4">
      <Consequences uses={uses} />
      {difference && (
        <div className="grid gap-1">
          <h3 className="font-semibold">What changes</h3>
          <VersionDifference difference={difference} />
        </div>
      )}
      <TableRows table={table} label={`Rows of version ${table.version}`} />
    </section>
  )
}

/** From the worst on; of those of which nothing changes only the number is said. */
const KINDS: { outcome: CheckedUse['outcome']; tone: 'bad' | 'warn' | 'info'; title: string }[] = [
  {
    outcome: 'unreadable',
    tone: 'bad',
    title: 'Could no longer be read; while one of them is published, this is not saved',
  },
  { outcome: 'disagrees', tone: 'warn', title: 'Would no longer agree with their expected values' },
  { outcome: 'changed', tone: 'info', title: 'Come to other results, or offer other rows' },
]

function Consequences({ uses }: { uses: CheckedUse[] }) {
  const same = uses.filter(({ outcome }) => outcome === 'same').length
  return (
    <div role="status" className="grid gap-3">
      {KINDS.map(({ outcome, tone, title }) => {
        const found = uses.filter((use) => use.outcome === outcome)
        return (
          found.length > 0 && (
            <Alert key={outcome} tone={tone} title={`${title} (${found.length})`}>
              <ul className="grid gap-1">
                {found.map(({ calculation, article, sentences }) => (
                  <li key={`${article.id} ${calculation}`} className="wrap-anywhere">
                    “{calculation}” in “{article.title}”{!article.published && ' (not published)'}
                    {sentences.map((sentence) => (
                      <span key={sentence} className="block">
                        {sentence}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </Alert>
          )
        )
      })}
      <p className="text-ink-soft text-sm">
        {uses.length === 0
          ? 'No calculation reads this table yet.'
          : same === uses.length
            ? 'Every calculation that reads this table comes to the same results.'
            : `Calculations that stay as they are: ${same} of ${uses.length}.`}
      </p>
    </div>
  )
}
