import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent } from 'react'
import { behindLines, linesAround } from './calculation/tools'

const imageIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null

/** An image file that is dropped on the text or pasted into it is asked for its alternative text. */
export function useImages(editor: Editor | null, onImage: (file: File) => void): void {
  const tell = useEffectEvent(onImage)
  useEffect(() => {
    const text = editor?.view.dom
    if (!text) return
    const take = (event: Event, file: File | null) => {
      if (!file) return
      event.preventDefault()
      event.stopPropagation()
      // A figure stands behind lines, and not among them.
      const { state, view } = editor
      if (linesAround(state)) view.dispatch(state.tr.setSelection(behindLines(state)))
      tell(file)
    }
    const onPaste = (event: ClipboardEvent) => {
      // Word and Excel put a picture of what was copied beside the text itself.
      if (event.clipboardData?.getData('text/plain').trim()) return
      take(event, imageIn(event.clipboardData))
    }
    const onDrop = (event: DragEvent) => {
      const file = imageIn(event.dataTransfer)
      const at = file && editor.view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (at) editor.commands.setTextSelection(at.pos)
      take(event, file)
    }
    // Before the editor's own.
    text.addEventListener('paste', onPaste, true)
    text.addEventListener('drop', onDrop, true)
    return () => {
      text.removeEventListener('paste', onPaste, true)
      text.removeEventListener('drop', onDrop, true)
    }
  }, [editor])
}
