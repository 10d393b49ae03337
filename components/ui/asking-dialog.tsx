'use client'
import { type ComponentProps, useRef, useState } from 'react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog, DialogClose, DialogContent } from './dialog'
import { useTyped } from './use-typed'

type AskingDialogProps = ComponentProps<typeof DialogContent> & {
  /** Whether something is chosen that is in no field. */
  changed?: boolean
  onClose: () => void
}

/**
 * A dialog with fields, shown while it is mounted. With something typed in it, Escape, a press elsewhere and
 * the buttons that close it ask first; who stores what was typed calls `onClose` of its own.
 */
export function AskingDialog({ changed = false, onClose, children, ...rest }: AskingDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const [leaving, setLeaving] = useState(false)
  const { watching, isTyped } = useTyped(content)
  const close = () => (changed || isTyped() ? setLeaving(true) : onClose())
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent ref={content} {...watching} {...rest}>
        {children}
        <ConfirmDialog
          // What is shown only once has come meanwhile, and what was typed is stored.
          open={leaving && !rest.firm}
          onOpenChange={setLeaving}
          title="Discard what you have entered?"
          description="It is not stored anywhere yet."
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          tone="destructive"
          onConfirm={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}

/** Closes the dialog that it stands in, which may ask first. */
export const CancelButton = () => (
  <DialogClose asChild>
    <Button variant="outline">Cancel</Button>
  </DialogClose>
)
