import type { Node } from '@tiptap/pm/model'
import { SHEET } from '@/lib/calculations/constants'
import { suggestionsAt } from '@/lib/calculations/rules/completion'
import { tidied } from '@/lib/calculations/rules/printing'
import { TEMPLATES, templateOf } from '@/lib/calculations/rules/templates'
import { type Token, tokensOf } from '@/lib/calculations/rules/tokens'
import type { SheetError, Tables } from '@/lib/calculations/types'
import { palette } from './palette'
import { SheetPreview } from './preview'
import { COPY } from './tools'

/** What the tools above lines may do. */
export type Actions = {
  /** Writes what a template makes of the lines, of the number of those above, and of what they may read. */
  onInsert: (template: (lines: string[], line: number, tables: Tables) => string) => void
  /** Puts other lines in the place of all. */
  onReplace: (lines: string) => void
  onPreview: (shown: boolean) => void
  /** Writes every line in one form. */
  onTidy: () => void
  /** Sends an event to the editor, whose dialog answers it. */
  onAsk: (event: string) => void
  onDelete: () => void
}

type Outcome = {
  errors: readonly SheetError[]
  /** What may be forgotten in lines that can be read. */
  hints?: readonly SheetError[]
  said: string
  failed: boolean
}

/** Shows lines as readers see them; what they showed last stays while they cannot be read. */
export type LinesPreview = { dom: HTMLElement; show: (source: string, article: Node) => Outcome }

/** How one kind of lines is written. */
export type Language = {
  /** What the lines are called. */
  label: string
  /** The address of the help. */
  help: string
  /** A line that is longer is not read. */
  columns: number
  tokens: (line: string) => Token[]
  suggestions: typeof suggestionsAt
  /** Returns the lines in one form, as many as before. */
  tidied: (source: string) => string
  tools: (actions: Actions) => HTMLElement
  preview: (tables: Tables) => LinesPreview
}

export const CALCULATION: Language = {
  label: 'Calculation, one statement a line',
  help: '/help/calculations',
  columns: SHEET.columns,
  tokens: tokensOf,
  suggestions: suggestionsAt,
  tidied,
  preview: (tables) => new SheetPreview(tables),
  tools: ({ onInsert, onPreview, onAsk, onTidy, onDelete }) =>
    palette('Lines of the calculation', [
      ...TEMPLATES.map(([kind, name]) => ({
        text: name,
        label: `${name}: insert a line`,
        run: () => onInsert((...around) => templateOf(kind, ...around)),
      })),
      { text: 'Copy…', label: 'Copy… a published calculation', run: () => onAsk(COPY) },
      { text: 'Tidy', label: 'Tidy: write every line in one form', run: onTidy },
      { text: 'Sheet', label: 'Sheet: show it typeset', toggle: onPreview },
      { text: 'Delete', label: 'Delete calculation', run: onDelete },
    ]),
}
