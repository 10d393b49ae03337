import { shownPercent, shownTolerance } from '@/lib/calculations/rules/numbers'
import { longDay } from '@/lib/core/dates'
import type { EnteredBy, StoredValue, VerifiedValue } from '@/lib/calculations/types'
import { Symbols } from '../ui/symbols'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../ui/table'

type CaseTableProps = {
  title: string
  cases: (VerifiedValue & Partial<Pick<StoredValue, 'entry'>>)[]
  /** The row that a link leads to. */
  linked?: { line: number; id: string } | null
}

/** The page is public: it says in which role, and no name. */
const BY: Record<EnteredBy, string> = {
  author: 'by the author',
  editor: 'by an editor',
  import: 'with the article’s import',
}

/** Each value by another hand beside ours. */
export function CaseTable({ title, cases, linked }: CaseTableProps) {
  return (
    <Table
      label={`Values of ${title}`}
      className="font-sans [&_:is(td,th)]:px-2 [&_td:nth-child(-n+3)]:whitespace-nowrap"
    >
      <TableHead>
        <TableRow>
          <TableHeader>Value</TableHeader>
          <TableHeader numeric>Theirs</TableHeader>
          <TableHeader numeric>Ours</TableHeader>
          <TableHeader numeric>Difference</TableHeader>
          <TableHeader numeric>Tolerance</TableHeader>
          <TableHeader>Agrees</TableHeader>
          <TableHeader>Source</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {cases.map(({ line, name, inputs, expected, ours, difference, tolerance, source, holds, entry }) => (
          <TableRow
            key={line}
            {...(line === linked?.line && { id: linked.id, className: 'target:bg-mark scroll-mt-24' })}
          >
            <TableHeader scope="row" className="text-ink">
              <Symbols text={name} />
              {inputs && (
                <span className="text-ink-soft block font-normal">
                  with <Symbols text={inputs} />
                </span>
              )}
            </TableHeader>
            <TableCell numeric>{expected}</TableCell>
            <TableCell numeric>{ours}</TableCell>
            <TableCell numeric>{difference === null ? 'no result' : shownPercent(difference)}</TableCell>
            <TableCell numeric>{shownTolerance(tolerance)}</TableCell>
            <TableCell className={holds ? undefined : 'text-bad font-semibold'}>
              {holds ? 'Yes' : 'No'}
            </TableCell>
            <TableCell className="min-w-36">
              {source ?? '–'}
              {entry && (
                <span className="text-ink-soft block">
                  Entered {BY[entry.by]}, {longDay(entry.on)}
                </span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
