'use client'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Calculator,
  DraftingCompass,
  GraduationCap,
  ImagePlus,
  Italic,
  Keyboard,
  Link,
  List,
  ListOrdered,
  Maximize2,
  Minimize2,
  Quote,
  Redo2,
  Section,
  Sigma,
  Subscript,
  Superscript,
  TableProperties,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Trash2,
  Underline,
  Undo2,
  type IconNode,
} from 'lucide'
import { Icon } from '../ui/icon'
import { newCalculation, newDrawing } from './calculation-view'
import { insertFromEquations, selectedEquations } from './calculation/from-equations'
import { linesAround, touchesLines } from './calculation/tools'
import { deleteExercise, exerciseAt, insertExercise } from './exercise'
import { figureAt } from './figure-at'
import { BlockMenu, ColourMenu } from './text-menus'
import { isWizardTable, tableAt } from './table-at'
import { TableMenu } from './table-menu'
import { Toolbar, ToolbarButton, ToolbarGap } from './toolbar-button'

export type EditorDialog =
  'copies' | 'link' | 'clause' | 'equation' | 'figure' | 'table' | 'wizard' | 'word' | 'shortcuts'

type EditorToolbarProps = {
  editor: Editor
  controls: string
  fullScreen: boolean
  onFullScreen: () => void
  onDialog: (dialog: EditorDialog) => void
}

type Tool = { label: string; keys: string; icon: IconNode; name: string; run: (editor: Editor) => void }

const MARKS: Tool[] = [
  { label: 'Bold', keys: 'Mod-B', icon: Bold, name: 'bold', run: (to) => to.commands.toggleBold() },
  { label: 'Italic', keys: 'Mod-I', icon: Italic, name: 'italic', run: (to) => to.commands.toggleItalic() },
  {
    label: 'Underline',
    keys: 'Mod-U',
    icon: Underline,
    name: 'underline',
    run: (to) => to.commands.toggleUnderline(),
  },
  {
    label: 'Subscript',
    keys: 'Mod-,',
    icon: Subscript,
    name: 'subscript',
    run: (to) => to.commands.toggleMark('subscript'),
  },
  {
    label: 'Superscript',
    keys: 'Mod-.',
    icon: Superscript,
    name: 'superscript',
    run: (to) => to.commands.toggleMark('superscript'),
  },
]

const BLOCKS: Tool[] = [
  {
    label: 'Bullet list',
    keys: 'Mod-Shift-8',
    icon: List,
    name: 'bulletList',
    run: (to) => to.commands.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    keys: 'Mod-Shift-7',
    icon: ListOrdered,
    name: 'orderedList',
    run: (to) => to.commands.toggleOrderedList(),
  },
  {
    label: 'Quote',
    keys: 'Mod-Shift-B',
    icon: Quote,
    name: 'blockquote',
    run: (to) => to.commands.toggleBlockquote(),
  },
]

const SIDES = [
  { label: 'Align left', keys: 'Mod-Shift-L', icon: TextAlignStart, side: 'left' },
  { label: 'Centre', keys: 'Mod-Shift-E', icon: TextAlignCenter, side: 'center' },
  { label: 'Align right', keys: 'Mod-Shift-R', icon: TextAlignEnd, side: 'right' },
  { label: 'Justify', keys: 'Mod-Shift-J', icon: TextAlignJustify, side: 'justify' },
]

/** Where the tools need two lines, each half has its own; on a phone they flow. */
const HALF = 'contents sm:flex sm:flex-wrap sm:items-center'

/** A new table, or the one that holds the cursor; nothing in one that the wizard cannot draw. */
function wizardFor(editor: Editor): 'new' | 'edit' | 'none' {
  const at = tableAt(editor)
  const table = at === null ? null : editor.state.doc.nodeAt(at)
  if (!table) return 'new'
  return isWizardTable(table) ? 'edit' : 'none'
}

/** What is in force at the cursor. */
function useActive(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      marksAndBlocks: [...MARKS, ...BLOCKS].filter(({ name }) => now.isActive(name)).map(({ name }) => name),
      side: SIDES.find(({ side }) => now.isActive({ textAlign: side }))?.side ?? 'left',
      link: now.isActive('link'),
      clause: now.isActive('clause'),
      wizard: wizardFor(now),
      lines: linesAround(now.state),
      withLines: touchesLines(now.state),
      withEquations: selectedEquations(now.state).length > 0,
      figure: figureAt(now) !== null,
      exercise: exerciseAt(now.state) !== null,
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
}

export function EditorToolbar({ editor, controls, fullScreen, onFullScreen, onDialog }: EditorToolbarProps) {
  const active = useActive(editor)
  // Of a calculation or drawing lines alone are kept: no emphasis, and nothing that stands among text.
  const tool = ({ label, keys, icon, name, run }: Tool, unavailable: boolean) => (
    <ToolbarButton
      key={label}
      label={label}
      keys={keys}
      pressed={active.marksAndBlocks.includes(name)}
      unavailable={unavailable}
      onClick={() => {
        run(editor)
        editor.commands.focus()
      }}
    >
      <Icon shape={icon} />
    </ToolbarButton>
  )
  return (
    <Toolbar
      first="Text style"
      onEscape={() => editor.commands.focus()}
      aria-label="Formatting"
      aria-controls={controls}
      className="border-hairline bg-surface flex flex-wrap items-center border-b px-1.5 py-1"
    >
      <div className={HALF}>
        <BlockMenu editor={editor} unavailable={active.withLines} />
        <ToolbarGap />
        {MARKS.map((one) => tool(one, active.lines !== null))}
        <ColourMenu editor={editor} unavailable={active.lines !== null} />
        <ToolbarGap />
        {BLOCKS.map((one) => tool(one, active.withLines))}
        <ToolbarGap />
        {SIDES.map(({ label, keys, icon, side }) => (
          <ToolbarButton
            key={side}
            label={label}
            keys={keys}
            pressed={active.side === side}
            unavailable={active.lines !== null}
            onClick={() => editor.chain().setTextAlign(side).focus().run()}
          >
            <Icon shape={icon} />
          </ToolbarButton>
        ))}
        <ToolbarGap />
      </div>
      <div className={HALF}>
        <ToolbarButton
          label="Link"
          keys="Mod-K"
          pressed={active.link}
          unavailable={active.lines !== null}
          onClick={() => onDialog('link')}
        >
          <Icon shape={Link} />
        </ToolbarButton>
        <ToolbarButton
          label="Clause reference"
          pressed={active.clause}
          unavailable={active.lines !== null}
          onClick={() => onDialog('clause')}
        >
          <Icon shape={Section} />
        </ToolbarButton>
        <ToolbarButton
          label="Equation"
          keys="Mod-M"
          unavailable={active.lines !== null}
          onClick={() => onDialog('equation')}
        >
          <Icon shape={Sigma} />
        </ToolbarButton>
        <ToolbarButton
          label={active.withEquations ? 'Live calculation of the selected equations' : 'Live calculation'}
          pressed={active.lines === 'calculation'}
          unavailable={active.withLines}
          onClick={() =>
            active.withEquations
              ? void insertFromEquations(editor)
              : editor.chain().focus().insertContent(newCalculation()).run()
          }
        >
          <Icon shape={Calculator} />
        </ToolbarButton>
        <ToolbarButton
          label="Drawing"
          pressed={active.lines === 'drawing'}
          unavailable={active.withLines}
          onClick={() => editor.chain().focus().insertContent(newDrawing()).run()}
        >
          <Icon shape={DraftingCompass} />
        </ToolbarButton>
        <ToolbarButton
          label={active.exercise ? 'Delete exercise' : 'Exercise'}
          unavailable={active.lines !== null}
          onClick={() => (active.exercise ? deleteExercise(editor) : insertExercise(editor))}
        >
          {active.exercise ? <Icon shape={Trash2} /> : <Icon shape={GraduationCap} />}
        </ToolbarButton>
        <ToolbarButton
          label={active.figure ? 'Edit figure' : 'Figure'}
          pressed={active.figure}
          unavailable={active.lines !== null}
          onClick={() => onDialog('figure')}
        >
          <Icon shape={ImagePlus} />
        </ToolbarButton>
        <TableMenu editor={editor} unavailable={active.lines !== null} onInsert={() => onDialog('table')} />
        <ToolbarButton
          label={active.wizard === 'edit' ? 'Edit in Table Wizard' : 'Table Wizard'}
          unavailable={active.wizard === 'none' || active.lines !== null}
          onClick={() => onDialog('wizard')}
        >
          <Icon shape={TableProperties} />
        </ToolbarButton>
        <ToolbarGap />
        <ToolbarButton
          label="Undo"
          keys="Mod-Z"
          unavailable={!active.canUndo}
          onClick={() => editor.chain().undo().focus().run()}
        >
          <Icon shape={Undo2} />
        </ToolbarButton>
        <ToolbarButton
          label="Redo"
          keys="Mod-Shift-Z"
          unavailable={!active.canRedo}
          onClick={() => editor.chain().redo().focus().run()}
        >
          <Icon shape={Redo2} />
        </ToolbarButton>
        <ToolbarGap />
        <ToolbarButton label="Keyboard shortcuts" onClick={() => onDialog('shortcuts')}>
          <Icon shape={Keyboard} />
        </ToolbarButton>
        <ToolbarButton
          label={fullScreen ? 'Leave full screen' : 'Full screen'}
          pressed={fullScreen}
          onClick={onFullScreen}
        >
          {fullScreen ? <Icon shape={Minimize2} /> : <Icon shape={Maximize2} />}
        </ToolbarButton>
      </div>
    </Toolbar>
  )
}
