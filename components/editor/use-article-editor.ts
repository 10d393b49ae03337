'use client'
import type { Editor } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { EditorState, NodeSelection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { COPY } from './calculation/tools'
import type { EditorDialog } from './editor-toolbar'
import type { OpenEquation } from './equation-dialog'
import { articleExtensions } from './extensions'
import { useFault } from './fault'
import { figureAt } from './figure-at'
import { fromEditor, toEditor } from './html'
import { cleanPasted } from './paste/clean'
import { tellOfPictures } from './paste/notice'
import { tableOfTabs } from './paste/tabbed'
import type { RichEditorProps } from './rich-editor'
import { useImages } from './use-images'

type Options = Omit<RichEditorProps, 'rows' | 'ref' | 'onTitle' | 'status'> & {
  onDialog: (dialog: EditorDialog, equation?: OpenEquation) => void
  /** An image was dropped on the text, or pasted into it. */
  onImage: (file: File) => void
}

// Made once: with new ones at each render, the editor would be set up at each key.
const EXTENSIONS = [
  ...articleExtensions(),
  Placeholder.configure({ placeholder: 'Write here, or paste from Word, Excel or Google Docs…' }),
]
/** Pixels at the window's foot where the form's own foot stands: the cursor does not go behind it. */
const FOOT = { top: 5, right: 5, bottom: 110, left: 5 }
const PROPS = {
  scrollThreshold: FOOT,
  scrollMargin: FOOT,
  transformPastedHTML: (html: string) => toEditor(cleanPasted(html, tellOfPictures)),
  clipboardTextParser: tableOfTabs as NonNullable<EditorProps['clipboardTextParser']>,
}

/**
 * The editor behind the field: opens the value, reports every change, and answers the keys that open dialogs.
 */
export function useArticleEditor({
  value,
  onChange,
  onDialog,
  onImage,
  fault,
  ...named
}: Options): Editor | null {
  const [content] = useState(() => toEditor(value))
  const editor = useEditor({
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    extensions: EXTENSIONS,
    editorProps: PROPS,
    content,
  })
  useValue(editor, value, onChange)
  useKeys(editor, onDialog)
  useImages(editor, onImage)
  useName(editor, named)
  useFault(editor, fault)
  return editor
}

/** Tells what was typed, and takes over a value that came from elsewhere, such as a restored draft. */
function useValue(editor: Editor | null, value: string, onChange: (html: string) => void): void {
  const told = useRef(value)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (!editor) return
    const listen = () => {
      const html = fromEditor(editor.state.doc)
      if (html === told.current) return
      told.current = html
      tell(html)
    }
    editor.on('update', listen)
    return () => {
      editor.off('update', listen)
    }
  }, [editor])
  useEffect(() => {
    if (!editor || value === told.current) return
    told.current = value
    editor.commands.setContent(toEditor(value), { emitUpdate: false })
    if (value === '') forgetHistory(editor)
  }, [editor, value])
}

/** A text that was sent or discarded is not brought back by undo: it would become a draft again. */
function forgetHistory({ view, state }: Editor): void {
  view.updateState(EditorState.create({ doc: state.doc, plugins: state.plugins }))
  // The toolbar hears of transactions only.
  view.dispatch(view.state.tr)
}

function useKeys(editor: Editor | null, onDialog: Options['onDialog']): void {
  const press = useEffectEvent((event: KeyboardEvent, of: Editor) => {
    if (!answer(event, of, onDialog)) return
    event.preventDefault()
  })
  const click = useEffectEvent((event: MouseEvent, of: Editor) => {
    const shown = event.target instanceof Element && event.target.closest('[data-type$="-math"]')
    if (!shown) return
    of.commands.setNodeSelection(of.view.posAtDOM(shown, 0))
    openSelectedEquation(of, onDialog)
  })
  const openCopies = useEffectEvent(() => onDialog('copies'))
  useEffect(() => {
    const text = editor?.view.dom
    if (!text) return
    const onKey = (event: KeyboardEvent) => press(event, editor)
    const onClick = (event: MouseEvent) => click(event, editor)
    const onCopy = () => openCopies()
    // Before the editor's own, which leave a key alone that was answered.
    text.addEventListener('keydown', onKey, true)
    text.addEventListener('click', onClick, true)
    text.addEventListener(COPY, onCopy)
    return () => {
      text.removeEventListener('keydown', onKey, true)
      text.removeEventListener('click', onClick, true)
      text.removeEventListener(COPY, onCopy)
    }
  }, [editor])
}

function answer(event: KeyboardEvent, editor: Editor, onDialog: Options['onDialog']): boolean {
  const command = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  const key = event.key.toLowerCase()
  // The lines of a calculation have keys of their own.
  const inLines = event.target instanceof Element && event.target.closest('.calculation-source') !== null
  if (inLines && key !== 'f10') return false
  if (command && key === 'k') onDialog('link')
  else if (command && key === 'm') onDialog('equation')
  else if (key === 'enter') return openSelected(editor, onDialog)
  else if (key === 'escape' || (event.altKey && key === 'f10')) {
    const frame = editor.view.dom.closest<HTMLElement>('[data-editor]')
    // There it leaves the full screen, and the cursor stays in the text.
    if (key === 'escape' && frame?.dataset.editor === 'full-screen') return false
    frame?.querySelector<HTMLElement>('[role="toolbar"] [data-tool][tabindex="0"]')?.focus()
  } else return false
  return true
}

function openSelected(editor: Editor, onDialog: Options['onDialog']): boolean {
  const { selection } = editor.state
  const isFigure = selection instanceof NodeSelection && figureAt(editor) !== null
  if (isFigure) onDialog('figure')
  return isFigure || openSelectedEquation(editor, onDialog)
}

function openSelectedEquation(editor: Editor, onDialog: Options['onDialog']): boolean {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection)) return false
  const { type, attrs } = selection.node
  if (type.name !== 'blockMath' && type.name !== 'inlineMath') return false
  onDialog('equation', {
    kind: type.name === 'blockMath' ? 'block' : 'inline',
    latex: String(attrs.latex),
    pos: selection.from,
  })
  return true
}

/** What the text is called and described by, on the element that takes the typing. */
function useName(
  editor: Editor | null,
  {
    id,
    label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  }: Omit<Options, 'value' | 'onChange' | 'onDialog' | 'onImage' | 'fault'>,
): void {
  useEffect(() => {
    const text = editor?.view.dom
    if (!text) return
    text.classList.add('article')
    set(text, { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label })
    set(text, { 'aria-describedby': describedBy, 'aria-invalid': invalid ? 'true' : undefined })
  }, [editor, id, label, describedBy, invalid])
}

function set(element: HTMLElement, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
}
