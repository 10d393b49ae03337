'use client'
import type { Editor } from '@tiptap/core'
import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Dialog, DialogContent } from '../ui/dialog'

type EditorDialogFrameProps = ComponentProps<typeof DialogContent> & {
  editor: Editor
  onClose: () => void
  /** Asked before it is closed with what was entered in it; without, it is closed at once. */
  discard?: { title: string; description: string } | false
}

/** A dialog over the text: however it is closed, the cursor is back where it was. */
export function EditorDialogFrame({ editor, onClose, discard, children, ...rest }: EditorDialogFrameProps) {
  const [leaving, setLeaving] = useState(false)
  return (
    <Dialog open onOpenChange={(open) => !open && (discard ? setLeaving(true) : onClose())}>
      <DialogContent
        {...rest}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // The page may be left with the dialog open.
          if (!editor.isDestroyed) editor.commands.focus()
        }}
      >
        <div className="-mx-5 -my-4">{children}</div>
        {discard && (
          <ConfirmDialog
            open={leaving}
            onOpenChange={setLeaving}
            title={discard.title}
            description={discard.description}
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            tone="destructive"
            onConfirm={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
