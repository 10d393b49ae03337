import { momentOf } from '@/lib/core/dates'
import type { Submission } from '@/lib/contact/administration/types'
import { Button } from '../../ui/button'
import { EmailInLines } from '../../ui/email-in-lines'
import {
  LAST_COLUMN,
  SidewaysHint,
  STACKED,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../ui/table'
import { MessageBadges } from './message-badges'

type SubmissionsTableProps = { items: Submission[]; now: number; onView: (message: Submission) => void }

export function SubmissionsTable({ items, now, onView }: SubmissionsTableProps) {
  return (
    <>
      <SidewaysHint className="max-sm:hidden xl:hidden" />
      <Table label="Messages" frame="sm:max-h-[75dvh]" className={STACKED}>
        <TableHead>
          <TableRow>
            {['Status', 'Name', 'Email', 'Subject', 'Date'].map((name) => (
              <TableHeader key={name}>{name}</TableHeader>
            ))}
            <TableHeader className={`bg-sunken ${LAST_COLUMN}`}>Actions</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((message) => (
            <TableRow key={message.id}>
              <TableCell className="sm:min-w-28">
                <MessageBadges message={message} now={now} />
              </TableCell>
              <TableCell className="wrap-anywhere sm:min-w-32">{message.name}</TableCell>
              <TableCell data-line>
                <span className="block max-w-80 wrap-break-word sm:min-w-44">
                  <EmailInLines email={message.email} />
                </span>
              </TableCell>
              <TableHeader scope="row" className="text-ink! align-top! text-sm! wrap-anywhere sm:min-w-44">
                {message.subject}
              </TableHeader>
              <TableCell className="whitespace-nowrap tabular-nums">
                <time dateTime={message.createdAt}>{momentOf(message.createdAt)}</time>
              </TableCell>
              <TableCell className={`bg-surface ${LAST_COLUMN}`}>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`View “${message.subject}”`}
                  onClick={() => onView(message)}
                >
                  View
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
