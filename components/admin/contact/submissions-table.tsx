import { momentOf } from '@/lib/core/dates'
import type { Submission } from '@/lib/contact/administration/types'
import { Button } from '../../ui/button'
import { EmailInLines } from '../../ui/email-in-lines'
import {
  LAST_COLUMN,
  SidewaysHint,
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
      <SidewaysHint className="xl:hidden" />
      <Table label="Messages" frame="max-h-[75dvh]">
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
              <TableCell className="min-w-28">
                <MessageBadges message={message} now={now} />
              </TableCell>
              <TableCell className="min-w-32 wrap-anywhere">{message.name}</TableCell>
              <TableCell>
                <span className="block max-w-80 min-w-44 wrap-break-word">
                  <EmailInLines email={message.email} />
                </span>
              </TableCell>
              <TableHeader scope="row" className="text-ink! min-w-44 align-top! text-sm! wrap-anywhere">
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
