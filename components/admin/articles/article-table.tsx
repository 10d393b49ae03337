'use client'
import { ArrowDown, ArrowUp } from 'lucide'
import { defaultSort, type Shelf } from '@/lib/articles/administration/constants'
import type { ShelfView } from '@/lib/articles/administration/hooks'
import type { AdminArticle } from '@/lib/articles/administration/types'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '../../ui/table'
import { ArticleRow } from './article-row'
import { type Column, columnsOf } from './columns'
import { managementAddress } from './management-address'

type ArticleTableProps = {
  label: string
  view: ShelfView
  articles: AdminArticle[]
  selected: number[]
  onSelect: (id: number, selected: boolean) => void
  onDecided: () => void
}

/** The articles of a tab, one in a row, ordered by the heads, which stay in sight. */
export function ArticleTable({ label, view, articles, selected, onSelect, onDecided }: ArticleTableProps) {
  return (
    <Table
      label={label}
      frame="md:max-h-[80dvh] focus-visible:-outline-offset-2"
      className="table-fixed [&_:is(th,td)]:px-2 [&_thead_th]:align-middle"
    >
      <TableHead>
        <TableRow>
          <TableHeader className="w-10">
            <span className="sr-only">Selected</span>
          </TableHeader>
          {columnsOf(view.status).map((column) => (
            <Head key={column.name} column={column} view={view} />
          ))}
          <TableHeader className={ACTIONS_WIDTH[view.status]}>Actions</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {articles.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            shelf={view.status}
            selected={selected.includes(article.id)}
            onSelect={(on) => onSelect(article.id, on)}
            onDecided={onDecided}
          />
        ))}
      </TableBody>
    </Table>
  )
}

const THREE_BUTTONS = 'w-[7.75rem]'
const ACTIONS_WIDTH: Record<Shelf, string> = {
  published: THREE_BUTTONS,
  draft: THREE_BUTTONS,
  pending_review: 'w-[7.5rem] sm:w-[13.5rem]',
  rejected: THREE_BUTTONS,
  bin: 'w-32',
}

function Head({ column: { name, orders, className }, view }: { column: Column; view: ShelfView }) {
  if (!orders) return <TableHeader className={className}>{name}</TableHeader>
  const [first, second] = orders
  const current = orders.find(({ sort }) => sort === (view.sort ?? defaultSort(view.status)))
  const arrow = current?.is === 'descending' ? ArrowDown : ArrowUp
  const { sort } = current === first ? second : first
  return (
    <TableHeader aria-sort={current?.is} className={className}>
      <Link
        href={managementAddress({ ...view, sort, page: 1 })}
        scroll={false}
        className="hover:text-ink inline-flex min-h-6 items-center gap-1 underline-offset-4 hover:underline"
      >
        {name}
        {current && <Icon shape={arrow} className="size-3.5" />}
      </Link>
    </TableHeader>
  )
}
