'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/lib/core/browser/api'
import { shortenLines } from '@/lib/core/text'
import { useDraft } from '@/lib/drafts/use-draft'
import { useReportError } from '@/lib/errata/hooks'
import type { ReportForm } from '@/lib/errata/schema'
import type { ErratumKind } from '@/lib/errata/types'
import { currentUserQuery } from '@/lib/users/hooks'
import { useHeldFields } from '../drafts/use-held-fields'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Dialog, DialogClose, DialogContent } from '../ui/dialog'
import { failure } from '../ui/failure'
import { Field } from '../ui/field'
import { perform } from '../ui/perform'
import { Select } from '../ui/select'
import { Textarea } from '../ui/textarea'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { forgetPassage, keepPassage } from './kept-passage'
import type { Passage } from './passages'

type ReportErrorDialogProps = { articleId: number; revision: number; passage: Passage; onClose: () => void }

const FORM = 'report-error'
const SHOWN = 400
const EMPTY: ReportForm = { kind: 'technical', report: '', named: false }
const KINDS: Record<ErratumKind, string> = {
  technical: 'Technical: a figure, formula, clause or statement',
  editorial: 'Editorial: spelling, wording or layout',
}

/** What was typed stays until the server has it. */
export function ReportErrorDialog({ articleId, revision, passage, onClose }: ReportErrorDialogProps) {
  const send = useReportError(articleId)
  const { data: user } = useQuery(currentUserQuery)
  const form = useCheckedForm(() => import('@/lib/errata/schema').then((schema) => schema.reportForm), {
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, formState, setError, reset } = form
  const { index, line, selected } = passage
  const [isInstead, setIsInstead] = useState(false)
  const of = `${articleId}:${index}${line ? `.${line.index}` : ''}`
  const draft = useDraft({ form, kind: 'error-report', of, owner: user?.id })
  const [heldForm] = useHeldFields(send.isPending)
  const close = () => {
    forgetPassage()
    onClose()
  }
  const submit = handleSubmit((typed) =>
    perform(
      send,
      { ...typed, passage: index, line: isInstead ? line?.instead.index : line?.index, selected, revision },
      {
        onSuccess: () => {
          reset(EMPTY)
          void draft.forget()
          toast({
            title: 'Error reported',
            description: 'Thank you. An editor will look at it, and you are told what comes of it.',
            variant: 'success',
          })
          close()
        },
        onError: (error) => {
          const [refused] = error instanceof ApiError ? error.errors : []
          if (refused?.path === 'report')
            setError('report', { message: refused.message }, { shouldFocus: true })
          else toast(failure('Error not reported', error))
          if (error instanceof ApiError && error.status === 401)
            keepPassage({ articleId, text: passage.text, selected })
        },
      },
    ),
  )
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title="Report an error"
        description="The editors look it up. What is verified stands beside the passage, and in the list of corrections for good."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" form={FORM} pending={send.isPending} pendingLabel="Reporting...">
              Report
            </Button>
          </>
        }
      >
        <form
          ref={heldForm}
          method="post"
          id={FORM}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-4"
        >
          {line && (
            <Field label="Place">
              <Select
                value={isInstead ? 'instead' : 'line'}
                onChange={({ target }) => setIsInstead(target.value === 'instead')}
              >
                <option value="line">{line.label}</option>
                <option value="instead">{line.instead.label}</option>
              </Select>
            </Field>
          )}
          <blockquote className="border-hairline-strong text-ink-soft max-h-40 overflow-y-auto border-l-2 pl-3 text-sm wrap-anywhere whitespace-pre-line">
            {shortenLines(selected || (isInstead && line?.instead.text) || passage.text, SHOWN)}
          </blockquote>
          <Field label="Kind of error" error={formState.errors.kind?.message}>
            <Select {...register('kind')}>
              {Object.entries(KINDS).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="What is wrong, and what is right?"
            hint="In a sentence or more, with the clause, table or calculation that shows it, where you have one."
            error={formState.errors.report?.message}
          >
            <Textarea rows={5} autoComplete="off" {...register('report')} />
          </Field>
          <Checkbox label="Name me in the list of corrections, if it is verified" {...register('named')} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
