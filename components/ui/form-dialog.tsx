import { useId, type ReactNode } from 'react'
import { AskingDialog, CancelButton } from './asking-dialog'
import { Button } from './button'

type FormDialogProps = {
  title: string
  description?: string
  size?: 'md'
  submitLabel: string
  pendingLabel: string
  pending: boolean
  onSubmit: () => void
  onClose: () => void
  /** Whether something is chosen that is in no field. */
  changed?: boolean
  children: ReactNode
}

/** A dialog around fields, open until what they say is stored. */
export function FormDialog({
  title,
  description,
  size,
  submitLabel,
  pendingLabel,
  pending,
  onSubmit,
  onClose,
  changed,
  children,
}: FormDialogProps) {
  const id = useId()
  return (
    <AskingDialog
      onClose={onClose}
      changed={changed}
      title={title}
      description={description}
      size={size}
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={id} pending={pending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </AskingDialog>
  )
}
