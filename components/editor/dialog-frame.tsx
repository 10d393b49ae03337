'use client'
import type { Editor } from '@tiptap/core'
import type { ComponentProps } from 'react'
import { Dialog, DialogContent } from '../ui/dialog'

type EditorDialogFrameProps = ComponentProps<typeof DialogContent> & { editor: Editor; onClose: () => void }

/** A dialog over the text: however it is closed, the cursor is back where it was. */
export function EditorDialogFrame({ editor, onClose, children, ...rest }: EditorDialogFrameProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        {...rest}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // The page may be left with the dialog open.
          if (!editor.isDestroyed) editor.commands.focus()
        }}
      >
        <div className="-mx-5 -my-4">{children}</div>
      </DialogContent>
    </Dialog>
  )
}
