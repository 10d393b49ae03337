import { type Editor, Node } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { EditorState, Transaction } from '@tiptap/pm/state'

/** Blocks of a question and an answer: those of an article, but for headings, which begin sections. */
const CONTENT =
  '(paragraph | bulletList | orderedList | blockquote | codeBlock | horizontalRule | table | tableCaption | figure | articleImage | blockMath | calculation | drawing)+'

/** Exercises are blocks of the document itself: a list, a table, a quote or an exercise contains none. */
export const ArticleDocument = Node.create({
  name: 'doc',
  topNode: true,
  content: '(block | exercise)+',
})

/** A question with its answer, which readers unfold. */
export const Exercise = Node.create({
  name: 'exercise',
  content: 'exerciseQuestion exerciseAnswer',
  isolating: true,
  defining: true,
  parseHTML: () => [{ tag: 'section[data-type="exercise"]' }],
  renderHTML: () => ['section', { 'data-type': 'exercise' }, 0],
  addKeyboardShortcuts: () => ({
    /** One in which nothing is written yet goes as an empty line does. */
    Backspace: ({ editor }) => {
      const found = exerciseAt(editor.state)
      return found !== null && isUnwritten(editor.state, found) && deleteExercise(editor)
    },
  }),
})

const part = (name: string, type: 'question' | 'answer') =>
  Node.create({
    name,
    content: CONTENT,
    isolating: true,
    defining: true,
    parseHTML: () => [{ tag: `div[data-type="${type}"]` }],
    renderHTML: () => ['div', { 'data-type': type }, 0],
  })

export const ExerciseQuestion = part('exerciseQuestion', 'question')
export const ExerciseAnswer = part('exerciseAnswer', 'answer')

/** Returns where the exercise that holds the cursor or is selected begins; null outside of exercises. */
export function exerciseAt({ selection }: EditorState): number | null {
  const { $from } = selection
  if ('node' in selection && $from.nodeAfter?.type.name === 'exercise') return selection.from
  return $from.depth > 0 && $from.node(1).type.name === 'exercise' ? $from.before(1) : null
}

function isUnwritten({ doc }: EditorState, at: number): boolean {
  const exercise = doc.nodeAt(at)
  if (!exercise) return false
  let lines = 0
  exercise.descendants((node) => {
    if (node.isTextblock) lines += 1
    else if (node.isAtom) lines += 2
  })
  return lines === 2 && exercise.textContent === ''
}

/** Begins a step of the history: undoing this takes back no words that were typed a moment before. */
const asOneStep = ({ tr }: { tr: Transaction }): boolean => {
  closeHistory(tr)
  return true
}

/**
 * Puts a new exercise behind the block that holds the cursor, in the place of an empty line, with the cursor
 * in its question.
 */
export function insertExercise(editor: Editor): boolean {
  const { $from, $to } = editor.state.selection
  const outer = $from.depth > 0 ? $from.node(1) : null
  const isEmptyLine = outer?.type.name === 'paragraph' && outer.content.size === 0
  const from = isEmptyLine ? $from.before(1) : $to.depth > 0 ? $to.after(1) : $to.pos
  const to = isEmptyLine ? $from.after(1) : from
  const paragraph = [{ type: 'paragraph' }]
  return editor
    .chain()
    .command(asOneStep)
    .insertContentAt(
      { from, to },
      {
        type: 'exercise',
        content: [
          { type: 'exerciseQuestion', content: paragraph },
          { type: 'exerciseAnswer', content: paragraph },
        ],
      },
      { updateSelection: false },
    )
    .setTextSelection(from + 3)
    .focus()
    .scrollIntoView()
    .run()
}

/** Deletes the exercise that holds the cursor, as one step of the history. */
export function deleteExercise(editor: Editor): boolean {
  const at = exerciseAt(editor.state)
  const exercise = at === null ? null : editor.state.doc.nodeAt(at)
  if (at === null || !exercise) return false
  return editor
    .chain()
    .command(asOneStep)
    .deleteRange({ from: at, to: at + exercise.nodeSize })
    .focus()
    .run()
}
