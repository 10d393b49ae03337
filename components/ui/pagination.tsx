import clsx from 'clsx'
import { Link } from './link'
import { pagesToShow } from './pages-to-show'

type PaginationProps = { page: number; pages: number; href: (page: number) => string; label?: string }

const cell = 'grid min-h-9 min-w-9 place-items-center rounded px-2 text-sm tabular-nums'

/** Rendered on the server: pages are addresses. Nothing at all where there is one page. */
export function Pagination({ page, pages, href, label = 'Pages' }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1">
      <Step to={page > 1 ? href(page - 1) : null} rel="prev">
        Previous
      </Step>
      <ul className="flex flex-wrap items-center gap-1">
        {pagesToShow(page, pages).map((entry) => (
          <li key={entry}>
            {entry < 0 ? (
              <span className={clsx(cell, 'text-ink-faint')}>…</span>
            ) : (
              <Link
                href={href(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                className={clsx(cell, entry === page ? 'bg-ink text-paper font-semibold' : 'hover:bg-ink/7')}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step to={page < pages ? href(page + 1) : null} rel="next">
        Next
      </Step>
    </nav>
  )
}

function Step({ to, rel, children }: { to: string | null; rel: string; children: string }) {
  if (!to) return <span className={clsx(cell, 'text-ink-faint')}>{children}</span>
  return (
    <Link href={to} rel={rel} className={clsx(cell, 'text-link hover:bg-ink/7')}>
      {children}
    </Link>
  )
}
