'use client'
import type { Editor } from '@tiptap/core'
import { useEffect, useState, type FormEvent } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { ALT_MAX, CAPTION_MAX, FIGURE_BYTES, FIGURE_TYPES } from '@/lib/figures/constants'
import { useStoreFigure } from '@/lib/figures/hooks'
import type { StoredFigure } from '@/lib/figures/types'
import { Button } from '../ui/button'
import { DialogFooter } from '../ui/dialog'
import { Field } from '../ui/field'
import { FileInput } from '../ui/file-input'
import { Input } from '../ui/input'
import { perform } from '../ui/perform'
import { insertBlock } from './behind'
import { EditorDialogFrame } from './dialog-frame'
import { figureAt, type OpenFigure } from './figure-at'

type FigureDialogProps = { editor: Editor; dropped: File | null; onClose: () => void }
type Problems = { file?: string; alt?: string }

const problemOf = (file: File) => {
  if (!FIGURE_TYPES.some((type) => type === file.type)) return 'Please choose a PNG, JPEG or WebP image'
  return file.size > FIGURE_BYTES ? 'Please choose an image of at most 2 MB' : undefined
}

/**
 * Inserts a figure, or changes the one that is selected. Without words for who cannot see it there is none.
 */
export function FigureDialog({ editor, dropped, onClose }: FigureDialogProps) {
  const [open] = useState(() => (dropped ? null : figureAt(editor)))
  const [file, setFile] = useState(dropped)
  const [known] = useState(() => String(open?.node.firstChild?.attrs.alt ?? ''))
  const [alt, setAlt] = useState(known)
  const [caption, setCaption] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const upload = useStoreFigure()
  const chosen = useFileAddress(file && !problemOf(file) ? file : null)
  const shown = chosen ?? (file ? null : (open?.node.firstChild?.attrs.src as string | undefined))
  // A caption that is there is edited in the text, with its equations and marks.
  const withCaption = open === null || open.node.childCount === 1

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (upload.isPending) return
    const wrong: Problems = {
      file: file ? problemOf(file) : open ? undefined : 'Please choose an image',
      alt: alt.trim() ? undefined : 'Please describe what the figure shows',
    }
    setProblems(wrong)
    if (wrong.file || wrong.alt) {
      const first = wrong.file ? '[type="file"]' : '[name="alt"]'
      event.currentTarget.querySelector<HTMLElement>(first)?.focus()
      return
    }
    const place = (stored: StoredFigure | null) => {
      placeFigure(editor, open, { stored, alt: alt.trim(), caption: caption.trim() })
      onClose()
    }
    if (!file) return place(null)
    perform(upload, file, {
      onSuccess: place,
      onError: (error) =>
        setProblems({
          file: reasonOf(error, 'The image did not arrive. Please check your connection.'),
        }),
    })
  }
  const remove = () => {
    if (open) editor.commands.deleteRange({ from: open.pos, to: open.pos + open.node.nodeSize })
    onClose()
  }
  return (
    <EditorDialogFrame
      editor={editor}
      title={open ? 'Edit figure' : 'Insert figure'}
      description="PNG, JPEG or WebP, at most 2 MB and 6000 by 6000 pixels."
      onClose={onClose}
      discard={
        (file !== dropped || alt !== known || caption !== '') && {
          title: open ? 'Discard these changes?' : 'Discard this figure?',
          description: open
            ? 'The figure in the article stays as it was.'
            : 'The image and what you have entered here are lost.',
        }
      }
    >
      <form method="post" onSubmit={submit} noValidate>
        <div className="grid gap-4 px-5 py-4">
          {shown && (
            <img
              src={shown}
              alt={alt}
              className="border-hairline bg-paper max-h-40 max-w-full justify-self-start rounded border object-contain"
            />
          )}
          <Field
            label={open ? 'Another image' : 'Image'}
            optional={open !== null}
            hint={file && file === dropped ? `${file.name} was dropped or pasted.` : undefined}
            error={problems.file}
          >
            <FileInput accept={FIGURE_TYPES.join(',')} onChoose={(chosen) => setFile(chosen ?? dropped)} />
          </Field>
          <Field
            label="Alternative text"
            hint="What the figure shows, for those who cannot see it: “Bending moment diagram of a two-span beam”."
            error={problems.alt}
          >
            <Input
              name="alt"
              value={alt}
              maxLength={ALT_MAX}
              autoComplete="off"
              onChange={({ target }) => setAlt(target.value)}
            />
          </Field>
          {withCaption && (
            <Field label="Caption" optional>
              <Input
                value={caption}
                maxLength={CAPTION_MAX}
                autoComplete="off"
                onChange={({ target }) => setCaption(target.value)}
              />
            </Field>
          )}
        </div>
        <DialogFooter>
          {open && (
            <Button variant="outline" onClick={remove}>
              Remove figure
            </Button>
          )}
          <Button type="submit" pending={upload.isPending} pendingLabel="Sending...">
            {open ? 'Save figure' : 'Insert figure'}
          </Button>
        </DialogFooter>
      </form>
    </EditorDialogFrame>
  )
}

/** Returns an address of a file's bytes that an image may have; the page's policy allows none of a blob. */
function useFileAddress(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; address: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => setRead({ file, address: reader.result as string })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read?.file === file ? (read?.address ?? null) : null
}

type Content = { stored: StoredFigure | null; alt: string; caption: string }

function placeFigure(editor: Editor, open: OpenFigure | null, { stored, alt, caption }: Content): void {
  const source = stored && { src: stored.src, width: String(stored.width), height: String(stored.height) }
  const image = { type: 'articleImage', attrs: { ...open?.node.firstChild?.attrs, ...source, alt } }
  const known = open?.node.maybeChild(1)?.toJSON() as object | undefined
  const words = caption ? { type: 'figureCaption', content: [{ type: 'text', text: caption }] } : known
  const content = { type: 'figure', content: [image, ...(words ? [words] : [])] }
  insertBlock(editor, content, open ? { from: open.pos, to: open.pos + open.node.nodeSize } : undefined)
}
