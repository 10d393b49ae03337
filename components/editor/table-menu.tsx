'use client'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Table2 } from 'lucide'
import { Icon } from '../ui/icon'
import { enterTable, fillHeaderRow, tableAt } from './table-at'
import { ToolbarMenu } from './toolbar-menu'

/** A line for the caption before the table, or the cursor into the one that is there. */
function editCaption(editor: Editor): void {
  const at = tableAt(editor)
  if (at === null) return
  const before = editor.state.doc.resolve(at).nodeBefore
  if (before?.type.name === 'tableCaption') editor.commands.setTextSelection(at - 1)
  else
    editor
      .chain()
      .insertContentAt(at, { type: 'tableCaption' }, { updateSelection: false })
      .setTextSelection(at + 1)
      .run()
}

type TableMenuProps = { editor: Editor; unavailable: boolean; onInsert: () => void }

export function TableMenu({ editor, unavailable, onInsert }: TableMenuProps) {
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => tableAt(now) !== null })
  const change = (label: string, command: () => void) => ({
    label,
    run: () => {
      enterTable(editor)
      command()
    },
    unavailable: !inTable,
  })
  const { commands } = editor
  return (
    <ToolbarMenu
      editor={editor}
      label="Table"
      unavailable={unavailable}
      shown={<Icon shape={Table2} />}
      choices={[
        { label: 'Insert table…', run: onInsert, opensDialog: true, unavailable: inTable },
        change('Caption', () => editCaption(editor)),
        change('Add row above', () => commands.addRowBefore()),
        change('Add row below', () => commands.addRowAfter()),
        change('Add column before', () => editor.chain().addColumnBefore().command(fillHeaderRow).run()),
        change('Add column after', () => editor.chain().addColumnAfter().command(fillHeaderRow).run()),
        change('Header row', () => commands.toggleHeaderRow()),
        change('Header column', () => commands.toggleHeaderColumn()),
        change('Merge or split cells', () => commands.mergeOrSplit()),
        change('Delete row', () => commands.deleteRow()),
        change('Delete column', () => commands.deleteColumn()),
        change('Delete table', () => commands.deleteTable()),
      ]}
    />
  )
}
