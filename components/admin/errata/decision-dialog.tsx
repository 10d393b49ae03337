'use client'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/lib/core/browser/api'
import { useDecideReport } from '@/lib/errata/hooks'
import type { ErrorReport } from '@/lib/errata/types'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { AskingDialog, CancelButton } from '../../ui/asking-dialog'
import { failure } from '../../ui/failure'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'
import { useCheckedForm } from '../../ui/use-checked-form'

type DecisionDialogProps = { report: ErrorReport; onClose: () => void; onDecided: () => void }

const FORM = 'decide-report'
const FIELDS = ['state', 'kind', 'was', 'now', 'answer', 'mendedIn'] as const
const DONE = { verified: 'Error verified', rejected: 'Report rejected', held: 'Report held' } as const

/** Verifies, rejects or holds a report; a verified one can be given the revision that mends it. */
export function DecisionDialog({ report, onClose, onDecided }: DecisionDialogProps) {
  const decide = useDecideReport()
  const { register, handleSubmit, formState, control, setError } = useCheckedForm(
    () => import('@/lib/errata/schema').then((schema) => schema.decisionInput),
    {
      defaultValues: {
        state: report.state === 'reported' ? 'verified' : report.state,
        kind: report.kind,
        was: report.was ?? report.selected ?? '',
        now: report.now ?? '',
        answer: report.answer ?? '',
        mendedIn: report.mendedIn,
        updatedAt: report.updatedAt,
      },
    },
  )
  const { errors } = formState
  const state = useWatch({ control, name: 'state' })
  const submit = handleSubmit(({ updatedAt: _at, ...decision }) =>
    perform(
      decide,
      { ...decision, id: report.id, updatedAt: report.updatedAt },
      {
        onSuccess: () => {
          toast({ title: DONE[decision.state], variant: 'success' })
          onDecided()
        },
        onError: (error) => {
          const refused = error instanceof ApiError ? error.errors : []
          const field = FIELDS.find((name) => refused[0]?.path === name)
          if (field) setError(field, { message: refused[0]!.message }, { shouldFocus: true })
          else toast(failure('Not decided', error))
        },
      },
    ),
  )
  return (
    <AskingDialog
      onClose={onClose}
      title={<span className="wrap-anywhere">{report.articleTitle}</span>}
      description="The reporter is told the decision. A verified error stays listed for good."
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={FORM} pending={decide.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form
        method="post"
        id={FORM}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <Field label="Decision" error={errors.state?.message}>
          <Select {...register('state')}>
            <option value="verified">Verified: it is an error</option>
            {report.state !== 'verified' && <option value="rejected">Rejected: it is none</option>}
            {report.state !== 'verified' && <option value="held">Held: not known yet</option>}
          </Select>
        </Field>
        <Field
          label="Kind of error"
          hint={`Reported as ${report.reportedKind}.`}
          error={errors.kind?.message}
        >
          <Select {...register('kind')}>
            <option value="technical">Technical</option>
            <option value="editorial">Editorial</option>
          </Select>
        </Field>
        {state === 'verified' && (
          <>
            <Alert tone="info">
              Everybody can read these two, below the passage and in the corrections, as plain text.
            </Alert>
            <Field label="What stood there" error={errors.was?.message}>
              <Textarea rows={2} {...register('was')} />
            </Field>
            <Field label="What is right" error={errors.now?.message}>
              <Textarea rows={2} {...register('now')} />
            </Field>
            <Field
              label="Mended in revision"
              optional
              hint={
                report.article
                  ? `The article is at revision ${report.article.revision}. Once a number is here, the notice below the passage goes.`
                  : undefined
              }
              error={errors.mendedIn?.message}
            >
              <Input
                inputMode="numeric"
                className="sm:w-32"
                {...register('mendedIn', { setValueAs: numberOrNull })}
              />
            </Field>
          </>
        )}
        <Field
          label="Answer to the reporter"
          hint="Plain text: equations and links stay as they are typed."
          optional={state !== 'rejected'}
          error={errors.answer?.message}
        >
          <Textarea rows={3} {...register('answer')} />
        </Field>
      </form>
    </AskingDialog>
  )
}

/** What is no number stays, and is refused at its field. */
const numberOrNull = (value: unknown): unknown =>
  value === null || value === '' ? null : Number(value) || value
