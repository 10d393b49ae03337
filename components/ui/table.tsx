import clsx from 'clsx'
import { MoveHorizontal } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon'
import { ScrollRegion } from './scroll-region'

type TableProps = Omit<ComponentProps<'table'>, 'frame'> & {
  /** Names the region that scrolls. */
  label: string
  /** Keep the head in sight; give the region its height, for example 'max-h-[70dvh]'. */
  frame?: string
}

export function Table({ label, frame, className, ...rest }: TableProps) {
  return (
    <ScrollRegion
      label={label}
      className={clsx(
        'table-frame border-hairline bg-surface relative w-full overflow-auto rounded-md border',
        frame,
      )}
    >
      <table
        className={clsx('table-cells w-full border-separate border-spacing-0 text-left text-sm', className)}
        {...rest}
      />
    </ScrollRegion>
  )
}

/**
 * Stands above a table that is wider than the window; `className` hides it from the width on at which every
 * column is in sight.
 */
export function SidewaysHint({ className }: { className: string }) {
  return (
    <p className={clsx('text-ink-soft mb-2 flex items-center justify-end gap-1.5 text-xs', className)}>
      Scroll the table sideways to see every column
      <Icon shape={MoveHorizontal} className="size-3.5 shrink-0" />
    </p>
  )
}

/**
 * For a table with a last column of actions: on a telephone its rows stand one below the other, each with
 * the head of the row and its action in the first line. A cell of a line of its own has `data-line`, one that
 * needs the name of its column `data-named` (table.css).
 */
export const STACKED = 'table-stacked'

/**
 * For the cells of a last column that stays in sight while the rest is pushed sideways; they need a ground of
 * their own.
 */
export const LAST_COLUMN = 'last-column sticky right-0 z-1 border-l'

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={clsx('bg-sunken sticky top-0 z-10', className)} {...rest} />
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return (
    <tbody
      className={clsx('[&>tr:hover]:bg-sunken/60 [&>tr:last-child>*]:border-b-0', className)}
      {...rest}
    />
  )
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr {...props} />
}

type CellProps = { numeric?: boolean }

/** Cells are styled by their table (table.css): there may be thousands. */
export const TableHeader = ({
  numeric,
  className,
  scope = 'col',
  ...rest
}: ComponentProps<'th'> & CellProps) => (
  <th scope={scope} className={clsx(numeric && 'numeric', className) || undefined} {...rest} />
)

export const TableCell = ({ numeric, className, ...rest }: ComponentProps<'td'> & CellProps) => (
  <td className={clsx(numeric && 'numeric', className) || undefined} {...rest} />
)
