import clsx from 'clsx'
import type { Comparison as Compared } from '@/lib/copies/queries'
import type { Line } from '@/lib/copies/rules/lines'
import type { OpenCopy } from '@/lib/copies/types'
import { Alert } from '../ui/alert'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../ui/table'
import { copyAddress } from './copies-address'
import { OutcomeBadge } from '../calculations/outcome-badge'

const KINDS: Record<Line['kind'], string> = {
  input: 'Inputs',
  given: 'Given values',
  result: 'Results',
  check: 'Checks',
}

/** Two calculations beside each other, line by line; what differs is marked. */
export function Comparison({ first, second, pairs }: Compared) {
  const inBoth = pairs.filter(({ first: one, second: other }) => one && other)
  const common = inBoth.length
  const differing = inBoth.filter(({ differs }) => differs).length
  const areUnlike = common < pairs.length
  return (
    <>
      {areUnlike && (
        <Alert
          tone="warn"
          className="mt-6"
          title={
            common === 0
              ? 'These two have nothing in common'
              : first.calculation.title === second.calculation.title
                ? 'These two do not have the same lines'
                : 'These are two different calculations'
          }
        >
          {common === 0
            ? 'They are different calculations, and no line of the one is in the other. They stand below each other, with a dash where there is nothing to compare.'
            : `${common} of ${pairs.length} lines ${common === 1 ? 'is' : 'are'} in both, by name. Of the others one side has none, which is a dash; the same name may mean another quantity in another calculation.`}
        </Alert>
      )}
      {common > 0 && (
        <p className="text-ink-soft mt-3">
          {differing === 0
            ? `No line${areUnlike ? ' that is in both' : ''} differs.`
            : `${differing} of ${common} lines ${areUnlike ? 'that are in both ' : ''}${differing === 1 ? 'differs' : 'differ'}; they are marked.`}
        </p>
      )}
      <div className="mt-6">
        <Table label="Two calculations side by side">
          <TableHead>
            <TableRow>
              <TableHeader>Line</TableHeader>
              {[first, second].map((copy) => (
                <CopyHead key={copy.id} copy={copy} />
              ))}
            </TableRow>
          </TableHead>
          {(Object.keys(KINDS) as Line['kind'][]).map((kind) => {
            const lines = pairs.filter(({ line }) => line.kind === kind)
            if (lines.length === 0) return null
            return (
              <TableBody key={kind}>
                <TableRow>
                  <TableHeader scope="rowgroup" colSpan={3} className="bg-sunken">
                    {KINDS[kind]}
                  </TableHeader>
                </TableRow>
                {lines.map(({ line, first: one, second: other, differs }) => (
                  <TableRow key={`${one ? 'first' : 'second'} ${line.name}`}>
                    <TableHeader scope="row" className="font-normal">
                      {line.symbol && <Symbol name={line.symbol} />}
                      {line.label || (kind === 'check' ? `Check ${line.name.replace('check-', '')}` : '')}
                      {line.clause && <span className="block font-normal">{line.clause}</span>}
                    </TableHeader>
                    <Value line={one} differs={differs && one !== null && other !== null} />
                    <Value line={other} differs={differs && one !== null && other !== null} />
                  </TableRow>
                ))}
              </TableBody>
            )
          })}
        </Table>
      </div>
    </>
  )
}

function CopyHead({ copy }: { copy: OpenCopy }) {
  return (
    <TableHeader className="min-w-28">
      <Link href={copyAddress(copy.id)} className="text-ink text-sm wrap-anywhere hover:underline">
        {copy.title}
      </Link>
      <span className="block font-normal">Revision {copy.revision}</span>
      {copy.project && <span className="block font-normal">{copy.project}</span>}
      <span className="mt-1 block">
        <OutcomeBadge {...copy} />
      </span>
    </TableHeader>
  )
}

/** A symbol as its sheet sets it: what follows the underscore is its index. */
function Symbol({ name }: { name: string }) {
  const [base, ...index] = name.split('_')
  return (
    <span className="text-ink font-serif text-sm">
      <i>{base}</i>
      {index.length > 0 && <sub>{index.join(', ')}</sub>}{' '}
    </span>
  )
}

function Value({ line, differs }: { line: Line | null; differs: boolean }) {
  return (
    <TableCell className={clsx('tabular-nums', differs && 'bg-mark font-medium')}>
      {line ? <Symbols text={`${line.shown} ${line.unit}`.trim()} /> : '–'}
      {differs && <span className="sr-only"> (differs)</span>}
    </TableCell>
  )
}
