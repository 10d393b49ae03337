'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'

type Stale<Row, Values> = {
  form: Pick<UseFormReturn<Values & FieldValues>, 'getValues' | 'reset'>
  /** What the dialog was opened with. */
  row: Row
  valuesOf: (row: Row) => Values
  /** Returns the row as it is stored now; undefined where it is gone. */
  load: () => Promise<Row | undefined>
}

/**
 * Returns the row that a save is of, what to say above the fields where it was saved meanwhile, and which
 * values of it differ from those in the form. What was changed in the form stays there; the other fields
 * take what is stored.
 */
export function useStaleSave<Row, Values>({ form, row, valuesOf, load }: Stale<Row, Values>) {
  const [base, setBase] = useState(row)
  const [refused, setRefused] = useState<{ reason: string; attempt: number } | null>(null)
  const [saved, setSaved] = useState<Partial<Values> | null>(null)
  const [loading, setLoading] = useState(false)
  const refuseWith = (reason: string) =>
    setRefused((before) => ({ reason, attempt: (before?.attempt ?? 0) + 1 }))
  const show = async () => {
    setLoading(true)
    try {
      const now = await load()
      if (!now) return refuseWith('It is not in the register any more.')
      const [before, mine, theirs] = [valuesOf(base), form.getValues() as Values, valuesOf(now)]
      const merged = { ...theirs }
      const differing: Partial<Values> = {}
      for (const name of Object.keys(theirs as object) as (keyof Values)[]) {
        if (mine[name] === before[name] || mine[name] === theirs[name]) continue
        merged[name] = mine[name]
        differing[name] = theirs[name]
      }
      form.reset(merged as Values & FieldValues)
      setBase(now)
      setSaved(differing)
      setRefused(null)
    } catch (error) {
      refuseWith(reasonOf(error))
    } finally {
      setLoading(false)
    }
  }
  return {
    base,
    saved,
    /** Takes the refusal of a save; returns whether it is one that this says. */
    refuse: (error: unknown): boolean => {
      // A conflict at a field is said there.
      const isStale = error instanceof ApiError && error.code === 'CONFLICT' && error.errors.length === 0
      if (isStale) refuseWith(reasonOf(error))
      else setRefused(null)
      return isStale
    },
    notice:
      refused !== null ? (
        <Notice
          key={refused.attempt}
          title="Nothing was saved"
          action={
            <Button size="sm" pending={loading} pendingLabel="Loading..." onClick={() => void show()}>
              Load what is stored now
            </Button>
          }
        >
          {refused.reason} What you entered is still in the fields.
        </Notice>
      ) : (
        saved && (
          <Notice key="saved" title="What is stored now was loaded">
            {Object.keys(saved).length > 0
              ? 'Your changes are still in their fields. Where something else was saved meanwhile, it stands below the field. Save stores yours over it.'
              : 'It has everything that you entered.'}
          </Notice>
        )
      ),
  }
}

/** Takes the focus, so that it is read where the press left the reader at the end of the dialog. */
function Notice({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Alert tone="warn" role="alert" title={title} action={action}>
        {children}
      </Alert>
    </div>
  )
}

/** The hint of a field with what was saved meanwhile, where that differs. */
export const hintWith = (hint: ReactNode, saved: ReactNode): ReactNode =>
  saved === undefined ? (
    hint
  ) : (
    <>
      <span className="text-ink block font-medium wrap-anywhere">Saved meanwhile: {saved || 'nothing'}</span>
      {hint}
    </>
  )
