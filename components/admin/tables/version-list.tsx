import { momentOf } from '@/lib/core/dates'
import { tableFileAddress } from '@/lib/calculations/tables/hooks'
import type { StoredVersion } from '@/lib/calculations/tables/types'
import { VersionDifference } from './version-difference'

/** The latest versions of a table, each with what it changed. */
export function VersionList({ versions }: { versions: StoredVersion[] }) {
  return (
    <ol className="divide-hairline border-hairline divide-y border-y" reversed>
      {versions.map(({ name, version, title, source, author, createdAt, difference }) => (
        <li key={version} className="grid gap-1 py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">Version {version}</span>
            <span className="text-ink-soft text-sm">
              {author ?? 'Loadpath'}, {momentOf(createdAt)}
            </span>
            <a
              href={tableFileAddress(name, version)}
              className="prose-link inline-flex min-h-6 items-center text-sm"
              download
            >
              Download version {version} as CSV
            </a>
          </p>
          <p className="text-ink-soft text-sm wrap-anywhere">
            {title} ({source})
          </p>
          {difference ? (
            <VersionDifference difference={difference} />
          ) : (
            version === 1 && <p className="text-ink-soft text-sm">The first.</p>
          )}
        </li>
      ))}
    </ol>
  )
}
