'use client'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { pathQuery, useBegun } from '@/lib/paths/hooks'
import { nextStep, sizeOf } from '@/lib/paths/rules/progress'
import type { Path } from '@/lib/paths/types'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { EmptyState } from '../ui/empty-state'
import { failure } from '../ui/failure'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { Symbols } from '../ui/symbols'
import { toast } from '../ui/toast'
import { PathSteps } from './path-steps'
import { ProgressBar } from './progress-bar'

/** A path with its steps, which the reader checks off. */
export function PathView({ slug }: { slug: string }) {
  const { data: path } = useQuery(pathQuery(slug))
  if (!path) return null
  const { title, summary, audience, sections } = path
  return (
    <>
      <h1 className="mt-4 text-3xl font-semibold tracking-tight wrap-anywhere">
        <Symbols text={title} />
      </h1>
      <p className="text-ink-soft max-w-measure mt-3 wrap-anywhere">{audience}</p>
      <p className="max-w-measure mt-3 wrap-anywhere whitespace-pre-line">{summary}</p>
      <p className="text-ink-soft mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        {sizeOf(path).map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
      {sections.length === 0 ? (
        <EmptyState
          className="mt-8"
          title="No steps at present"
          description="What this path leads through is not published now."
        />
      ) : (
        <>
          <Progress path={path} />
          <PathSteps slug={slug} sections={sections} />
        </>
      )}
    </>
  )
}

/** How far the reader is, and what comes next. */
function Progress({ path }: { path: Path }) {
  const { slug, title, begun, done, steps, sections } = path
  const storing = useBegun(slug)
  const [leaving, setLeaving] = useState(false)
  const next = nextStep(sections.flatMap((section) => section.steps))
  const leave = () =>
    perform(storing, false, {
      onSuccess: () => {
        setLeaving(false)
        toast({ title: 'Path Left', description: title, variant: 'success' })
      },
      onError: (error) => toast(failure('Not stored', error)),
    })
  return (
    <div className="mt-6 grid gap-4 print:hidden">
      <ProgressBar done={done} steps={steps} />
      {next ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Link
            href={next.href}
            // The request outlives this page; where it fails, the first check mark begins the path.
            onClick={() => begun || perform(storing, true)}
            className={`${buttonStyles({})} max-w-full py-2 text-left whitespace-normal!`}
          >
            <span className="min-w-0">
              {begun ? 'Continue with' : 'Begin with'} ‘<Symbols text={next.title} />’
            </span>
            <Icon shape={ArrowRight} />
          </Link>
          {begun && <Leave onPress={() => setLeaving(true)} />}
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <strong>You have done every step.</strong>
          {begun && <Leave onPress={() => setLeaving(true)} />}
        </p>
      )}
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={`Leave ‘${title}’?`}
        description="Your check marks in this path are deleted. Articles that you opened stay opened."
        confirmLabel="Leave"
        tone="destructive"
        pending={storing.isPending}
        pendingLabel="Leaving..."
        onConfirm={leave}
      />
    </div>
  )
}

const Leave = ({ onPress }: { onPress: () => void }) => (
  <Button variant="outline" onClick={onPress}>
    Leave this path
  </Button>
)
