import { Link } from './link'

type Crumb = { label: string; href?: string }

/** The last crumb is the page itself and is no link. */
export function Breadcrumb({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-ink-soft text-sm">
      <ol className="flex flex-wrap items-center">
        {items.map((crumb, i) => (
          <li key={crumb.label} className="flex min-h-6 min-w-0 items-center wrap-anywhere">
            {i > 0 && (
              <span aria-hidden className="text-ink-faint px-2">
                /
              </span>
            )}
            {crumb.href && i < items.length - 1 ? (
              <Link href={crumb.href} className="hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
