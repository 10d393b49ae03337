import { snippet } from '@codemirror/autocomplete'
import { EditorView as SourceView, type KeyBinding, type ViewUpdate } from '@codemirror/view'
import { exitCode } from '@tiptap/pm/commands'
import { closeHistory, redo, undo } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Tables } from '@/lib/calculations/types'
import { formFootAt, stayInWindow } from './in-window'
import type { Language, LinesPreview } from './language'
import { showFaults, sourceEditor } from './source-editor'

/** Typing goes on for this long, in ms, before the sheet is read again. */
const PAUSE = 250

export type Place = {
  view: EditorView
  getPos: () => number | undefined
  node: Node
  /** What the lines may read. */
  tables: Tables
}

/**
 * A calculation or drawing while it is written: palette, lines, what readers see, outcome. The article's
 * document holds the text; every change of the lines becomes one of the document, whose history is the only
 * one, and every change of the document one of the lines.
 */
export class LinesBlock {
  readonly dom: HTMLElement[]
  private readonly source: SourceView
  private readonly preview: LinesPreview
  private readonly outcome = document.createElement('p')
  private node: Node
  /** A change that comes from the document is not sent back to it. */
  private isReceiving = false
  private pause: ReturnType<typeof setTimeout> | undefined
  private readonly release: () => void

  constructor(
    private readonly place: Place,
    private readonly language: Language,
  ) {
    this.node = place.node
    this.preview = language.preview(place.tables)
    this.source = sourceEditor({
      language,
      source: place.node.textContent,
      tables: place.tables,
      keys: this.keys(),
      overlay: place.view.dom.closest<HTMLElement>('[data-editor]') ?? document.body,
      foot: () => this.outcome.offsetHeight + formFootAt(this.outcome),
      onUpdate: (update) => this.send(update),
    })
    const tools = language.tools({
      onInsert: (template) => this.insert(template),
      onReplace: (lines) => this.replace(lines),
      onPreview: (shown) => (this.preview.dom.hidden = !shown),
      onAsk: (event) => this.ask(event),
      onTidy: () => this.tidy(),
      onDelete: () => this.remove(),
    })
    const both = document.createElement('div')
    both.className = 'calculation-both'
    both.append(this.source.dom, this.preview.dom)
    this.outcome.className = 'calculation-outcome'
    this.outcome.setAttribute('role', 'status')
    this.release = stayInWindow(this.outcome)
    this.dom = [tools, both, this.outcome]
    this.read()
  }

  /** Takes over what the document holds now. */
  receive(node: Node): void {
    this.node = node
    const [now, then] = [node.textContent, this.source.state.doc.toString()]
    if (now === then) return
    let [start, end, was] = [0, now.length, then.length]
    while (start < Math.min(now.length, then.length) && now[start] === then[start]) start++
    while (end > start && was > start && now[end - 1] === then[was - 1]) [end, was] = [end - 1, was - 1]
    this.isReceiving = true
    this.source.dispatch({ changes: { from: start, to: was, insert: now.slice(start, end) } })
    this.isReceiving = false
  }

  focus(): void {
    this.source.focus()
  }

  select(anchor: number, head: number): void {
    this.source.focus()
    this.isReceiving = true
    const within = (at: number) => Math.min(at, this.source.state.doc.length)
    this.source.dispatch({ selection: { anchor: within(anchor), head: within(head) }, scrollIntoView: true })
    this.isReceiving = false
  }

  destroy(): void {
    clearTimeout(this.pause)
    this.release()
    this.source.destroy()
  }

  private send(update: ViewUpdate): void {
    if (update.docChanged) {
      clearTimeout(this.pause)
      this.pause = setTimeout(() => {
        this.read()
        this.showCursor()
      }, PAUSE)
    }
    if (this.isReceiving || !(update.docChanged || this.source.hasFocus)) return
    const { view } = this.place
    const begins = this.begins()
    const { from, to } = update.state.selection.main
    const { selection } = view.state
    const isElsewhere = selection.from !== begins + from || selection.to !== begins + to
    if (!update.docChanged && !isElsewhere) return
    const change = view.state.tr
    let offset = begins
    update.changes.iterChanges((fromA, toA, fromB, toB, inserted) => {
      const text = inserted.toString()
      if (text) change.replaceWith(offset + fromA, offset + toA, view.state.schema.text(text))
      else change.delete(offset + fromA, offset + toA)
      offset += toB - fromB - (toA - fromA)
    })
    view.dispatch(change.setSelection(TextSelection.create(change.doc, begins + from, begins + to)))
  }

  /** Where the text begins in the document. */
  private begins = (): number => this.place.getPos()! + 1

  private read(): void {
    const {
      errors,
      hints = [],
      said,
      failed,
    } = this.preview.show(this.source.state.doc.toString(), this.place.view.state.doc)
    this.outcome.dataset.failed = String(failed)
    const help = document.createElement('a')
    help.href = this.language.help
    help.target = '_blank'
    help.textContent = 'How to write one'
    this.outcome.replaceChildren(said, ' ', help)
    showFaults(this.source, errors, hints)
  }

  /** What is said of the lines may have become longer, and would lie over the one that is being typed. */
  private showCursor(): void {
    const { source } = this
    if (source.hasFocus)
      source.dispatch({ effects: SourceView.scrollIntoView(source.state.selection.main.head) })
  }

  /** A line of the palette below the cursor's, or in its place where that is blank. */
  private insert(templateOf: (lines: string[], line: number, tables: Tables) => string): void {
    const { doc, selection } = this.source.state
    const { from, to, text, number } = doc.lineAt(selection.main.head)
    const isBlank = text.trim() === ''
    const above = isBlank ? number - 1 : number
    const template = templateOf(doc.toString().split('\n'), above, this.place.tables)
    this.beginStep()
    this.source.focus()
    snippet(isBlank ? template : `\n${template}`)(this.source, null, isBlank ? from : to, to)
  }

  /** Other lines in place of these. */
  private replace(lines: string): void {
    this.beginStep()
    this.source.focus()
    this.source.dispatch({
      changes: { from: 0, to: this.source.state.doc.length, insert: lines },
      selection: { anchor: 0 },
      scrollIntoView: true,
    })
  }

  /** What a tool does is a step of the history of its own: beside quick typing, undo would take both. */
  private beginStep(): void {
    const { view } = this.place
    view.dispatch(closeHistory(view.state.tr))
  }

  /** A change a line, so that the cursor stays in its own. */
  private tidy(): true {
    this.beginStep()
    const { doc } = this.source.state
    const lines = this.language.tidied(doc.toString()).split('\n')
    this.source.dispatch({
      changes: lines.flatMap((insert, index) => {
        const { from, to, text } = doc.line(index + 1)
        return insert === text ? [] : { from, to, insert }
      }),
    })
    this.source.focus()
    return true
  }

  /** The dialog is the editor's; it finds the lines by the selection. */
  private ask(event: string): void {
    const { view } = this.place
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, this.begins())))
    view.dom.dispatchEvent(new Event(event))
  }

  private remove(): boolean {
    const { view } = this.place
    const from = this.begins() - 1
    view.dispatch(view.state.tr.delete(from, from + this.node.nodeSize).scrollIntoView())
    view.focus()
    return true
  }

  private keys(): KeyBinding[] {
    return [
      { any: (_source, event) => this.undoes(event) },
      { key: 'ArrowUp', run: () => this.leavesAt('line', -1) },
      { key: 'ArrowLeft', run: () => this.leavesAt('character', -1) },
      { key: 'ArrowDown', run: () => this.leavesAt('line', 1) },
      { key: 'ArrowRight', run: () => this.leavesAt('character', 1) },
      { key: 'Mod-Enter', run: () => this.leave(false) },
      { key: 'Escape', run: () => this.leave(true) },
      { key: 'Shift-Alt-f', run: () => this.tidy() },
      { key: 'Backspace', run: () => this.source.state.doc.length === 0 && this.remove() },
    ]
  }

  /** Undo and redo go to the article's history. Caps Lock sends the letter as a capital. */
  private undoes(event: KeyboardEvent): boolean {
    const letter = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (letter !== 'z' && letter !== 'y')) return false
    const { view } = this.place
    const command = letter === 'y' || event.shiftKey ? redo : undo
    command(view.state, view.dispatch)
    event.preventDefault()
    // What was changed last may stand outside of the calculation, or be the calculation.
    const begins = this.place.getPos()
    const { from } = view.state.selection
    if (begins === undefined || from <= begins || from > begins + this.node.nodeSize - 1) view.focus()
    return true
  }

  /** At the edge of the lines an arrow goes on in the article. */
  private leavesAt(step: 'line' | 'character', side: -1 | 1): boolean {
    const { doc, selection } = this.source.state
    const { empty, head } = selection.main
    const edge = side < 0 ? 0 : doc.length
    const isAtEdge = step === 'line' ? this.isOnRowOf(head, edge) : head === edge
    if (!empty || !isAtEdge) return false
    const { view } = this.place
    const beside = this.begins() - 1 + (side < 0 ? 0 : this.node.nodeSize)
    view.dispatch(
      view.state.tr.setSelection(Selection.near(view.state.doc.resolve(beside), side)).scrollIntoView(),
    )
    view.focus()
    return true
  }

  /** A long line is broken into several rows. */
  private isOnRowOf(place: number, edge: number): boolean {
    const { doc } = this.source.state
    if (doc.lineAt(place).number !== doc.lineAt(edge).number) return false
    const [own, other] = [this.source.coordsAtPos(place), this.source.coordsAtPos(edge)]
    return !own || !other || Math.abs(own.top - other.top) < 2
  }

  /** To the text behind, or to a new paragraph. */
  private leave(isToNext: boolean): boolean {
    const { view } = this.place
    const behind = view.state.doc.resolve(this.begins() - 1 + this.node.nodeSize)
    const next = isToNext ? Selection.findFrom(behind, 1) : null
    if (next) view.dispatch(view.state.tr.setSelection(next).scrollIntoView())
    else exitCode(view.state, view.dispatch)
    view.focus()
    return true
  }
}
