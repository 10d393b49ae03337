import { ArrowLeft, ArrowRight } from 'lucide'
import type { PathPlace as Place } from '@/lib/paths/types'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { pathAddress } from './paths-address'

/** An article's step of a path, with the steps before and after it. */
export function PathPlace({ slug, title, step, steps, previous, next }: Place) {
  return (
    <nav aria-label={`Path: ${title}`} className="border-hairline mt-10 grid gap-2 border-y py-4 text-sm">
      <p className="text-ink-soft tabular-nums">
        Step {step} of {steps} in{' '}
        <Link href={pathAddress(slug)} className="prose-link">
          <Symbols text={title} />
        </Link>
      </p>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        {previous && (
          <Link href={previous.href} className="inline-flex min-h-6 gap-1.5 hover:underline">
            <Icon shape={ArrowLeft} className="mt-0.5 size-4 shrink-0" />
            <span>
              <span className="sr-only">Previous step: </span>
              <Symbols text={previous.title} />
            </span>
          </Link>
        )}
        {next && (
          <Link href={next.href} className="ml-auto inline-flex min-h-6 gap-1.5 font-medium hover:underline">
            <span>
              <span className="sr-only">Next step: </span>
              <Symbols text={next.title} />
            </span>
            <Icon shape={ArrowRight} className="mt-0.5 size-4 shrink-0" />
          </Link>
        )}
      </p>
    </nav>
  )
}
