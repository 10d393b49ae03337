'use client'
import { useMark } from '@/lib/paths/hooks'
import type { PathSection, PathStep } from '@/lib/paths/types'
import { Badge } from '../ui/badge'
import { Checkbox } from '../ui/checkbox'
import { failure } from '../ui/failure'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { Symbols } from '../ui/symbols'
import { toast } from '../ui/toast'

const KINDS = { article: 'Article', calculation: 'Live calculation', table: 'Data table' } as const

/** The steps in their order, numbered through all sections. */
export function PathSteps({ slug, sections }: { slug: string; sections: PathSection[] }) {
  const mark = useMark(slug)
  const store = (stepId: number, done: boolean) =>
    perform(mark, { stepId, done }, { onError: (error) => toast(failure('The mark is not stored', error)) })
  return (
    <div className="mt-8 grid gap-8">
      {sections.map(({ name, steps }, at) => {
        const first = 1 + sections.slice(0, at).reduce((sum, section) => sum + section.steps.length, 0)
        return (
          <section key={at} aria-label={name ?? 'Steps'}>
            <h2 className="border-ink border-b pb-3 text-xl font-semibold">{name ?? 'Steps'}</h2>
            <ol start={first}>
              {steps.map((step, index) => (
                <Step
                  key={step.id}
                  step={step}
                  number={first + index}
                  onMark={(done) => store(step.id, done)}
                />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

type StepProps = { step: PathStep; number: number; onMark: (done: boolean) => void }

function Step({ step, number, onMark }: StepProps) {
  const { kind, title, heading, href, text, readTime, locked, done } = step
  return (
    <li className="border-hairline flex break-inside-avoid gap-3 border-b py-4">
      <Checkbox
        aria-label={`Done: ${number}. ${heading ? `${heading}, ` : ''}${title}`}
        checked={done}
        onChange={(event) => onMark(event.target.checked)}
      />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
          <span className="text-ink-soft mr-2 font-normal tabular-nums">{number}.</span>
          <Link href={href} className="hover:underline">
            <Symbols text={title} />
          </Link>
        </h3>
        {heading && (
          <p className="text-sm wrap-anywhere">
            Section: <Symbols text={heading} />
          </p>
        )}
        <p className="max-w-measure wrap-anywhere">
          <Symbols text={text} />
        </p>
        <p className="text-ink-soft flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          <span>{KINDS[kind]}</span>
          {kind === 'article' && readTime !== null && !heading && <span>{readTime} min read</span>}
          {locked && <Badge variant="outline">Premium</Badge>}
        </p>
      </div>
    </li>
  )
}
