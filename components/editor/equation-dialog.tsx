'use client'
import type { Editor } from '@tiptap/core'
import katex from 'katex'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../ui/button'
import { DialogFooter } from '../ui/dialog'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import { Textarea } from '../ui/textarea'
import { goBehind, insertBlock } from './behind'
import { EditorDialogFrame } from './dialog-frame'
import { type EquationProblem, hiddenBy, problemOf } from './equation-problem'
import { KATEX } from './extensions'

/** The equation that is being edited; without one, a new one is inserted at the cursor. */
export type OpenEquation = { kind: 'inline' | 'block'; latex: string; pos: number }

/** What engineers type most; | marks where the cursor goes. */
const PIECES: [label: string, latex: string][] = [
  ['a/b', '\\frac{|}{}'],
  ['√', '\\sqrt{|}'],
  ['xₙ', '_{|}'],
  ['xⁿ', '^{|}'],
  ['γ', '\\gamma'],
  ['λ̄', '\\bar{\\lambda}'],
  ['χ', '\\chi'],
  ['σ', '\\sigma'],
  ['×', '\\times'],
  ['≤', '\\le'],
  ['≥', '\\ge'],
  ['∑', '\\sum_{|}^{}'],
]

type EquationDialogProps = { editor: Editor; open: OpenEquation | null; onClose: () => void }

export function EquationDialog({ editor, open, onClose }: EquationDialogProps) {
  const [latex, setLatex] = useState(open?.latex ?? '')
  const [kind, setKind] = useState(open?.kind ?? 'inline')
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const stored = latex.trim().replace(/\s+/g, ' ')
  const preview = previewOf(stored, kind === 'block')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if ('problem' in preview) {
      setAsked(true)
      field.current?.focus()
      return
    }
    place(editor, open, { kind, latex: stored })
    onClose()
  }
  const insertPiece = (piece: string) => {
    const { current: area } = field
    if (!area) return
    const [before = '', after = ''] = piece.split('|')
    area.focus()
    area.setRangeText(before + area.value.slice(area.selectionStart, area.selectionEnd) + after)
    area.setSelectionRange(area.selectionStart + before.length, area.selectionStart + before.length)
    setLatex(area.value)
  }
  return (
    <EditorDialogFrame
      editor={editor}
      title={open ? 'Edit equation' : 'Insert equation'}
      description="Written in LaTeX, as in \frac{M_{Ed}}{M_{c,Rd}} \le 1.0"
      size="md"
      onClose={onClose}
      discard={
        latex !== (open?.latex ?? '') && {
          title: open ? 'Discard these changes?' : 'Discard this equation?',
          description: open
            ? 'The equation in the article stays as it was.'
            : 'What you have entered here is lost.',
        }
      }
    >
      <form method="post" onSubmit={submit} noValidate>
        <div className="grid gap-4 px-5 py-4">
          <Field label="LaTeX" error={asked && 'problem' in preview ? preview.problem.sentence : undefined}>
            <Textarea
              ref={field}
              rows={3}
              value={latex}
              spellCheck={false}
              autoComplete="off"
              className="font-mono"
              onChange={(event) => setLatex(event.target.value)}
            />
          </Field>
          <div role="group" aria-label="Insert" className="flex flex-wrap gap-1">
            {PIECES.map(([label, piece]) => (
              <Button
                key={label}
                variant="outline"
                size="sm"
                className="min-w-9 !px-2"
                aria-label={`Insert ${piece.replace('|', '')}`}
                onClick={() => insertPiece(piece)}
              >
                {label}
              </Button>
            ))}
          </div>
          <Field label="Place">
            <Select value={kind} onChange={(event) => setKind(event.target.value as typeof kind)}>
              <option value="inline">In the line of text</option>
              <option value="block">On its own line</option>
            </Select>
          </Field>
          <div
            role="status"
            aria-label="Preview"
            className="border-hairline bg-paper grid min-h-20 items-center overflow-x-auto rounded border px-4 py-3 text-center"
          >
            {'html' in preview ? (
              <div dangerouslySetInnerHTML={{ __html: preview.html }} />
            ) : (
              <Problem problem={stored ? preview.problem : NOTHING_YET} />
            )}
          </div>
        </div>
        <DialogFooter>
          {open && (
            <Button
              variant="outline"
              onClick={() => {
                removeEquation(editor, open)
                onClose()
              }}
            >
              Remove equation
            </Button>
          )}
          <Button type="submit">{open ? 'Save equation' : 'Insert equation'}</Button>
        </DialogFooter>
      </form>
    </EditorDialogFrame>
  )
}

const NOTHING_YET: EquationProblem = { sentence: 'The preview appears here.', place: null }
const EMPTY: EquationProblem = { sentence: 'Please enter an equation', place: null }

function Problem({ problem: { sentence, place } }: { problem: EquationProblem }) {
  return (
    <div className="text-ink-soft grid gap-2 text-sm">
      <p className="wrap-anywhere">{sentence}</p>
      {place && (
        <p className="wrap-anywhere">
          <span className="sr-only">Here: </span>
          <code className="text-ink">
            {place.before}
            <mark className="bg-warn-wash text-ink border-warn border-b-2">{place.at || '\u2009'}</mark>
            {place.after}
          </code>
        </p>
      )}
    </div>
  )
}

function previewOf(latex: string, displayMode: boolean): { html: string } | { problem: EquationProblem } {
  if (!latex) return { problem: EMPTY }
  const hidden = hiddenBy(latex)
  if (hidden) return { problem: hidden }
  try {
    return { html: katex.renderToString(latex, { ...KATEX, displayMode, throwOnError: true }) }
  } catch (error) {
    return { problem: problemOf(latex, error) }
  }
}

function place(
  editor: Editor,
  open: OpenEquation | null,
  { kind, latex }: { kind: OpenEquation['kind']; latex: string },
): void {
  const node = { type: kind === 'block' ? 'blockMath' : 'inlineMath', attrs: { latex } }
  const at = open ? { from: open.pos, to: open.pos + 1 } : editor.state.selection
  if (kind === 'block' && open?.kind !== kind) insertBlock(editor, node, at)
  else if (kind === 'inline' && open?.kind !== kind) editor.commands.insertContentAt(at, node)
  else {
    const place = { latex, pos: at.from }
    const chain = editor.chain()
    // As it is, the equation stays selected, and the next key would replace it.
    if (kind === 'inline') chain.updateInlineMath(place).setTextSelection(at.to)
    else chain.updateBlockMath(place).command(({ tr }) => goBehind(tr, at.to) === tr)
    chain.run()
  }
}

function removeEquation(editor: Editor, open: OpenEquation): void {
  editor.commands.deleteRange({ from: open.pos, to: open.pos + 1 })
}
