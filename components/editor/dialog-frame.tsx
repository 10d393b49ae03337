'use client'
import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { Dialog, DialogContent } from '../ui/dialog'

type EditorDialogFrameProps = {
  editor: Editor
  title: string
  description?: string
  size?: 'sm' | 'md'
  onClose: () => void
  children: ReactNode
}

/** A dialog over the text: however it is closed, the cursor is back where it was. */
export function EditorDialogFrame({ editor, onClose, children, ...rest }: EditorDialogFrameProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        {...rest}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.commands.focus()
        }}
      >
        <div className="-mx-5 -my-4">{children}</div>
      </DialogContent>
    </Dialog>
  )
}
