import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { standardKeymap } from '@codemirror/commands'
import { nextDiagnostic, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { EditorState, Prec, RangeSetBuilder, type Text } from '@codemirror/state'
import {
  Decoration,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
  tooltips,
  ViewPlugin,
  type DecorationSet,
  type KeyBinding,
  type ViewUpdate,
} from '@codemirror/view'
import type { SheetError, Tables } from '@/lib/calculations/types'
import type { Language } from './language'

type SourceEditor = {
  language: Language
  source: string
  tables: Tables
  keys: KeyBinding[]
  /** What its suggestions stand in: outside of what clips and moves the text. */
  overlay: HTMLElement
  /** Pixels at the foot of its window that lie over its lines. */
  foot: () => number
  onUpdate: (update: ViewUpdate) => void
}

/** Lines in CodeMirror: highlighted, completed, errors marked at their place. */
export const sourceEditor = ({
  language,
  source,
  tables,
  keys,
  overlay,
  foot,
  onUpdate,
}: SourceEditor): EditorView =>
  new EditorView({
    state: EditorState.create({
      doc: source,
      selection: { anchor: source.length },
      extensions: [
        // One character for each of the node's text: the places in both are the same.
        EditorState.lineSeparator.of('\n'),
        lineNumbers(),
        drawSelection(),
        EditorView.lineWrapping,
        EditorView.scrollMargins.of(() => ({ bottom: foot() })),
        highlighting(language),
        autocompletion({ override: [completionIn(language, tables)], icons: false, interactionDelay: 0 }),
        tooltips({ parent: overlay }),
        Prec.high(keymap.of(keys)),
        keymap.of([{ key: 'F8', run: nextDiagnostic }, ...standardKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': language.label }),
        EditorView.updateListener.of(onUpdate),
      ],
    }),
  })

/** Marks what is wrong at its line and column, and what may be forgotten. */
export function showFaults(
  editor: EditorView,
  faults: readonly SheetError[],
  hints: readonly SheetError[],
): void {
  const { doc } = editor.state
  editor.dispatch(
    setDiagnostics(editor.state, [
      ...faults.map((fault) => diagnostic(doc, fault, 'error')),
      ...hints.map((hint) => diagnostic(doc, hint, 'info')),
    ]),
  )
}

function diagnostic(
  doc: Text,
  { line, column, message }: SheetError,
  severity: Diagnostic['severity'],
): Diagnostic {
  const { from, to, text } = doc.line(Math.min(line, doc.lines))
  const start = Math.min(from + column - 1, to)
  const word = /^(?:[\p{L}\p{N}_.]+|\S)/u.exec(text.slice(start - from))?.[0] ?? ''
  return { from: start, to: start + word.length, severity, message }
}

const MARKS = new Map<string, Decoration>()
const markOf = (kind: string): Decoration => {
  const known = MARKS.get(kind) ?? Decoration.mark({ class: `calculation-token-${kind}` })
  MARKS.set(kind, known)
  return known
}

function highlighted({ state, visibleRanges }: EditorView, { columns, tokens }: Language): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at)
      // A line that is longer than any that is read is left as it is.
      if (line.length <= columns)
        for (const token of tokens(line.text))
          if (token.to > token.from)
            marks.add(line.from + token.from, line.from + token.to, markOf(token.kind))
      at = line.to + 1
    }
  return marks.finish()
}

const highlighting = (language: Language) =>
  ViewPlugin.define(
    (editor) => ({
      decorations: highlighted(editor, language),
      update(update: ViewUpdate) {
        if (update.docChanged || update.viewportChanged) this.decorations = highlighted(update.view, language)
      },
    }),
    { decorations: ({ decorations }) => decorations },
  )

const completionIn =
  ({ columns, suggestions }: Language, tables: Tables) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const { from, text, number } = state.doc.lineAt(pos)
    if (text.length > columns) return null
    const lines = state.doc.toString().split('\n')
    const found = suggestions(lines, number - 1, pos - from, tables, explicit)
    return (
      found && {
        from: from + found.from,
        filter: false,
        options: found.options.map(({ label, kind, detail, written }): Completion => ({
          label,
          detail,
          type: kind,
          apply: written,
        })),
      }
    )
  }
