import { useId, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Dialog, DialogContent } from '../../ui/dialog'

type FormDialogProps = {
  title: string
  description?: string
  size?: 'md'
  submitLabel: string
  pendingLabel: string
  pending: boolean
  onSubmit: () => void
  onClose: () => void
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
  children,
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        description={description}
        size={size}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
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
      </DialogContent>
    </Dialog>
  )
}
