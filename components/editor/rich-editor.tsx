'use client'
import 'katex/dist/katex.min.css'
import './editor.css'
import { EditorContent } from '@tiptap/react'
import clsx from 'clsx'
import { FileInput } from 'lucide'
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { dialogOnDemand } from '../ui/on-demand'
import { ClauseDialog } from './clause-dialog'
import { EDITOR_HEIGHT } from './editor-height'
import { EditorToolbar, type EditorDialog } from './editor-toolbar'
import { EquationDialog, type OpenEquation } from './equation-dialog'
import type { Fault } from './fault'
import { FigureDialog } from './figure-dialog'
import { FullScreen } from './full-screen'
import { LinkDialog } from './link-dialog'
import { ShortcutsDialog } from './shortcuts-dialog'
import { TableDialog } from './table-dialog'
import { useArticleEditor } from './use-article-editor'
import { WordCount } from './word-count'
import type { TakeTitle } from './word-import/take-title'

// It brings formulas and dragging, which most articles do without.
const TableWizard = dialogOnDemand(() =>
  import('./table-wizard/table-wizard').then((file) => file.TableWizard),
)

// Most articles are written here.
const WordDialog = dialogOnDemand(() => import('./word-import/word-dialog').then((file) => file.WordDialog))

const CopiesDialog = dialogOnDemand(() => import('./copies-dialog').then((file) => file.CopiesDialog))

export type RichEditorProps = {
  id: string
  /** HTML as the article stores it. */
  value: string
  /** Called with the HTML at each change, in the form that the server keeps as it is. */
  onChange: (html: string) => void
  /** What the text is called to who cannot see it. */
  label: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  /** Why the text was refused: the cursor is put at the line that it names. */
  fault?: Fault
  onTitle?: TakeTitle
  /** Shown under the text where it fills the window, and the form cannot be seen. */
  status?: ReactNode
  /** For a form that focuses its first error. */
  ref?: Ref<{ focus: () => void }>
}

type Opened = { dialog: EditorDialog; equation: OpenEquation | null; file?: File }

/** Writes articles. Load it with next/dynamic: it brings an editor and KaTeX, which no reader needs. */
export function RichEditor({ ref, onTitle, status, ...rest }: RichEditorProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fullScreen, setFullScreen] = useState(false)
  const open = (dialog: EditorDialog, equation: OpenEquation | null = null) => setOpened({ dialog, equation })
  const openFile = (file: File) => setOpened({ dialog: 'figure', equation: null, file })
  const close = () => setOpened(null)
  const editor = useArticleEditor({
    ...rest,
    onDialog: open,
    onImage: openFile,
  })
  useImperativeHandle(ref, () => ({ focus: () => editor?.commands.focus() }), [editor])

  return (
    <FullScreen
      on={fullScreen}
      label={rest.label}
      onLeave={() => setFullScreen(false)}
      className={clsx(
        'bg-surface border-hairline-strong has-[.tiptap:focus-visible]:border-focus has-[.tiptap:focus-visible]:outline-focus flex min-w-0 flex-col border has-[.tiptap:focus-visible]:outline-1',
        !fullScreen && EDITOR_HEIGHT,
        rest['aria-invalid'] && '!border-bad',
      )}
    >
      {editor && (
        <div className="border-hairline border-b px-1.5 py-1">
          <Button variant="ghost" size="sm" onClick={() => open('word')}>
            <Icon shape={FileInput} />
            Import a Word document
          </Button>
        </div>
      )}
      {editor && (
        <EditorToolbar
          editor={editor}
          controls={rest.id}
          fullScreen={fullScreen}
          onFullScreen={() => setFullScreen(!fullScreen)}
          onDialog={open}
        />
      )}
      {editor && (
        <div data-editor-window className="min-h-0 flex-1 overflow-y-auto">
          <EditorContent editor={editor} className="editor-text" />
        </div>
      )}
      {editor && <WordCount editor={editor} status={fullScreen && status} />}
      {editor && opened?.dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && opened?.dialog === 'clause' && <ClauseDialog editor={editor} onClose={close} />}
      {editor && opened?.dialog === 'table' && <TableDialog editor={editor} onClose={close} />}
      {editor && opened?.dialog === 'figure' && (
        <FigureDialog editor={editor} dropped={opened.file ?? null} onClose={close} />
      )}
      {editor && opened?.dialog === 'wizard' && <TableWizard editor={editor} onClose={close} />}
      {editor && opened?.dialog === 'copies' && <CopiesDialog editor={editor} onClose={close} />}
      {editor && opened?.dialog === 'word' && (
        <WordDialog editor={editor} onTitle={onTitle} onClose={close} />
      )}
      {editor && opened?.dialog === 'shortcuts' && <ShortcutsDialog editor={editor} onClose={close} />}
      {editor && opened?.dialog === 'equation' && (
        <EquationDialog editor={editor} open={opened.equation} onClose={close} />
      )}
    </FullScreen>
  )
}
