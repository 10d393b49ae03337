'use client'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { keysFor } from './shortcuts'

/** Under the text: how much it is, and how to leave it by keyboard. */
export function WordCount({ editor }: { editor: Editor }) {
  const words = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      state.doc
        .textBetween(0, state.doc.content.size, ' ', ' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  })
  return (
    <p className="border-hairline text-ink-soft flex justify-between gap-4 border-t px-3 py-1.5 text-xs tabular-nums">
      <span>
        {words} {words === 1 ? 'word' : 'words'}
      </span>
      <span className="max-sm:hidden">Toolbar: {keysFor('Alt-F10')}</span>
    </p>
  )
}
