'use client'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Baseline, Circle, CircleDot } from 'lucide'
import { TEXT_COLOURS } from '@/lib/articles/constants'
import { Icon } from '../ui/icon'
import { linesAround } from './calculation/tools'
import { exerciseAt } from './exercise'
import type { InkName } from './marks'
import { ToolbarMenu } from './toolbar-menu'

const LEVELS = [1, 2, 3, 4] as const

type TextMenuProps = { editor: Editor; unavailable: boolean }

/** Paragraph, headings, and what is needed too seldom for a tool of its own. */
export function BlockMenu({ editor, unavailable }: TextMenuProps) {
  const { level, inCode, lines, struck, asCode, inExercise } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: LEVELS.find((wanted) => now.isActive('heading', { level: wanted })),
      inCode: now.isActive('codeBlock'),
      lines: linesAround(now.state),
      struck: now.isActive('strike'),
      asCode: now.isActive('code'),
      inExercise: exerciseAt(now.state) !== null,
    }),
  })
  const plain = inCode ? 'Code block' : lines ? NAMES_OF_LINES[lines]! : 'Paragraph'
  const shown = level ? `Heading ${level}` : plain
  return (
    <ToolbarMenu
      editor={editor}
      label="Text style"
      unavailable={unavailable}
      shown={<span className="min-w-20 text-left">{shown}</span>}
      choices={[
        {
          label: 'Paragraph',
          chosen: !level && !inCode,
          run: () => editor.commands.setParagraph(),
        },
        ...LEVELS.map((wanted) => ({
          label: `Heading ${wanted}`,
          chosen: level === wanted,
          unavailable: inExercise,
          run: () => editor.commands.setHeading({ level: wanted }),
        })),
        { label: 'Code block', chosen: inCode, run: () => editor.commands.toggleCodeBlock() },
        { label: 'Strike out', chosen: struck, run: () => editor.commands.toggleStrike() },
        { label: 'Code', chosen: asCode, run: () => editor.commands.toggleMark('code') },
        { label: 'Dividing line', run: () => editor.commands.setHorizontalRule() },
        {
          label: 'Clear formatting',
          run: () => editor.chain().unsetAllMarks().clearNodes().unsetTextAlign().run(),
        },
      ]}
    />
  )
}

const NAMES_OF_LINES: Record<string, string> = { calculation: 'Calculation', drawing: 'Drawing' }

const INKS = Object.keys(TEXT_COLOURS) as InkName[]
const INK_CLASS: Record<InkName, string> = {
  red: 'text-bad',
  blue: 'text-link',
  green: 'text-ok',
  amber: 'text-warn',
}
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export function ColourMenu({ editor, unavailable }: TextMenuProps) {
  const ink = useEditorState({
    editor,
    selector: ({ editor: now }) => INKS.find((name) => now.isActive('ink', { name })),
  })
  const mark = (chosen: boolean, className: string) =>
    chosen ? <Icon shape={CircleDot} className={className} /> : <Icon shape={Circle} className={className} />
  return (
    <ToolbarMenu
      editor={editor}
      label="Text colour"
      unavailable={unavailable}
      shown={<Icon shape={Baseline} className={ink && INK_CLASS[ink]} />}
      choices={[
        {
          label: 'Black',
          icon: mark(!ink, 'text-ink'),
          chosen: !ink,
          run: () => editor.commands.unsetMark('ink', { extendEmptyMarkRange: true }),
        },
        ...INKS.map((name) => ({
          label: titled(name),
          icon: mark(ink === name, INK_CLASS[name]),
          chosen: ink === name,
          run: () => editor.commands.setMark('ink', { name }),
        })),
      ]}
    />
  )
}
