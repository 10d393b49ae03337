'use client'
import { useReportComment } from '@/lib/comments/hooks'
import type { Comment } from '@/lib/comments/types'
import { Button } from '../ui/button'
import { AskingDialog, CancelButton } from '../ui/asking-dialog'
import { Field } from '../ui/field'
import { perform } from '../ui/perform'
import { Textarea } from '../ui/textarea'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { toastFailure } from './failure'

type ReportDialogProps = { articleId: number; comment: Comment; onClose: () => void }

const FORM = 'report-comment'

export function ReportDialog({ articleId, comment, onClose }: ReportDialogProps) {
  const report = useReportComment(articleId)
  const { register, handleSubmit, formState } = useCheckedForm(
    () => import('@/lib/comments/schema').then((schema) => schema.reportInput),
    {
      defaultValues: { reason: '' },
    },
  )
  const submit = handleSubmit((input) =>
    perform(
      report,
      { id: comment.id, ...input },
      {
        onSuccess: () => {
          toast({
            title: 'Comment reported',
            description: 'Thank you. An editor will look at it.',
            variant: 'success',
          })
          onClose()
        },
        onError: (error) => toastFailure('Comment not reported', error),
      },
    ),
  )
  return (
    <AskingDialog
      onClose={onClose}
      title="Report this comment"
      description={`By ${comment.author.firstName} ${comment.author.lastName}. Only the editors see your report.`}
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={FORM} pending={report.isPending} pendingLabel="Reporting...">
            Report Comment
          </Button>
        </>
      }
    >
      <form method="post" id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="What is wrong with it?" optional error={formState.errors.reason?.message}>
          <Textarea rows={3} autoComplete="off" {...register('reason')} />
        </Field>
      </form>
    </AskingDialog>
  )
}
