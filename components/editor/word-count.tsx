'use client'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { keysFor } from './shortcuts'

/** Under the text: how much it is, whether it is saved, and how to leave it by keyboard. */
export function WordCount({ editor, status }: { editor: Editor; status?: ReactNode }) {
  const words = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      state.doc
        .textBetween(0, state.doc.content.size, ' ', ' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  })
  return (
    <div className="border-hairline text-ink-soft flex justify-between gap-4 border-t px-3 py-1.5 text-xs tabular-nums">
      <span>
        {words} {words === 1 ? 'word' : 'words'}
      </span>
      {status}
      <span className="max-sm:hidden">Toolbar: {keysFor('Alt-F10')}</span>
    </div>
  )
}
