'use client'
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide'
import { pathsQuery } from '@/lib/paths/hooks'
import { sizeOf } from '@/lib/paths/rules/progress'
import type { PathCard } from '@/lib/paths/types'
import { reasonOf } from '@/lib/core/browser/api'
import { EmptyState } from '../ui/empty-state'
import { ErrorState } from '../ui/error-state'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { pathAddress } from './paths-address'
import { ProgressBar } from './progress-bar'

/** Every published path; those that the reader has begun stand first. */
export function PathList() {
  const found = useQuery(pathsQuery)
  if (!found.data)
    return found.isError ? (
      <ErrorState
        title="Failed to fetch the paths"
        message={reasonOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    ) : null
  if (found.data.length === 0)
    return (
      <EmptyState
        className="mt-8"
        icon={<Icon shape={ListChecks} />}
        title="No paths yet"
        description="Our editors have not published any."
      />
    )
  const begun = found.data.filter((path) => path.begun)
  const others = found.data.filter((path) => !path.begun)
  return (
    <>
      {begun.length > 0 && <Paths heading="Paths that you have begun" paths={begun} />}
      {others.length > 0 && <Paths heading={begun.length > 0 ? 'More paths' : 'All paths'} paths={others} />}
    </>
  )
}

function Paths({ heading, paths }: { heading: string; paths: PathCard[] }) {
  return (
    <section aria-label={heading} className="mt-8">
      <h2 className="border-ink border-b pb-3 text-lg">{heading}</h2>
      <ul>
        {paths.map((path) => (
          <Row key={path.slug} path={path} />
        ))}
      </ul>
    </section>
  )
}

function Row({ path }: { path: PathCard }) {
  const { slug, title, summary, audience, steps, done, begun } = path
  return (
    <li className="border-hairline grid gap-1.5 border-b py-5">
      <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
        <Link href={pathAddress(slug)} className="hover:underline">
          <Symbols text={title} />
        </Link>
      </h3>
      <p className="text-ink-soft text-sm wrap-anywhere">{audience}</p>
      <p className="max-w-measure wrap-anywhere">{summary}</p>
      <p className="text-ink-soft flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        {sizeOf(path).map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
      {(begun || done > 0) && <ProgressBar done={done} steps={steps} />}
    </li>
  )
}
