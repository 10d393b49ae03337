import { DEFINITIONS } from '@/lib/analytics/constants'
import type { ArticlePerformance } from '@/lib/analytics/dashboard/types'
import type { Page } from '@/lib/core/page'
import { CsvButton } from '../../ui/csv-button'
import { Definition } from '../../ui/definition'
import { EmptyState } from '../../ui/empty-state'
import { Link } from '../../ui/link'
import { Pagination } from '../../ui/pagination'
import { Symbols } from '../../ui/symbols'
import { SidewaysHint, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { analyticsAddress, type AnalyticsView } from './analytics-address'
import { inFigures } from './names'

const COLUMNS = ['Views', 'Likes', 'Bookmarks', 'Comments'] as const
const countsOf = ({ views, likes, bookmarks, comments }: ArticlePerformance) => [
  views,
  likes,
  bookmarks,
  comments,
]

export function ContentPanel({ view, found }: { view: AnalyticsView; found: Page<ArticlePerformance> }) {
  const { items, total, page, pageSize } = found
  if (items.length === 0)
    return (
      <EmptyState
        title="No published articles"
        description="Figures appear here as soon as an article is published."
      />
    )
  return (
    <section className="grid gap-3">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="flex items-center gap-1 text-lg font-semibold">
          Article Performance
          <Definition of="Article Performance">{DEFINITIONS['Article Performance']}</Definition>
        </h2>
        <CsvButton
          label="Article Performance"
          name={`loadpath-articles-${page}`}
          columns={['Id', 'Title', ...COLUMNS]}
          rows={items.map((article) => [article.id, article.title, ...countsOf(article)])}
        />
      </div>
      <SidewaysHint className="sm:hidden" />
      <Table label="Article Performance">
        <TableHead>
          <tr>
            <TableHeader numeric>Id</TableHeader>
            <TableHeader>Title</TableHeader>
            {COLUMNS.map((column) => (
              <TableHeader key={column} numeric>
                {column}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {items.map((article) => (
            <TableRow key={article.id}>
              <TableCell numeric>{article.id}</TableCell>
              <TableCell className="min-w-48">
                <Link href={`/articles/${article.slug}`} className="prose-link">
                  <Symbols text={article.title} />
                </Link>
              </TableCell>
              {countsOf(article).map((count, index) => (
                <TableCell key={COLUMNS[index]} numeric>
                  {inFigures(count)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        href={(to: number) => analyticsAddress({ ...view, page: to })}
      />
    </section>
  )
}
