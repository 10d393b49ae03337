'use client'
import type { Editor } from '@tiptap/core'
import { ChevronDown } from 'lucide'
import { useRef, useState, type ReactNode } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { Icon } from '../ui/icon'
import { ToolbarButton } from './toolbar-button'

export type Choice = {
  label: string
  icon?: ReactNode
  /** Marks the one in force. */
  chosen?: boolean
  unavailable?: boolean
  run: () => void
  /** Opens a dialog, which looks after the focus itself. */
  opensDialog?: boolean
}

type ToolbarMenuProps = {
  editor: Editor
  label: string
  shown: ReactNode
  unavailable?: boolean
  choices: Choice[]
}

/** A tool with choices. After a choice the cursor is back in the text; after Escape, on the tool. */
export function ToolbarMenu({ editor, label, shown, unavailable = false, choices }: ToolbarMenuProps) {
  const [open, setOpen] = useState(false)
  const after = useRef<'text' | 'dialog' | 'tool'>('tool')
  const choose = ({ run, opensDialog }: Choice) => {
    after.current = opensDialog ? 'dialog' : 'text'
    run()
  }
  return (
    <DropdownMenu
      open={open && !unavailable}
      onOpenChange={(opens) => {
        setOpen(opens && !unavailable)
        if (opens) after.current = 'tool'
      }}
    >
      <DropdownMenuTrigger asChild>
        <ToolbarButton label={label} unavailable={unavailable}>
          {shown}
          <Icon shape={ChevronDown} className="!size-3" />
        </ToolbarButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          if (after.current === 'tool') return
          event.preventDefault()
          if (after.current === 'text') editor.commands.focus()
        }}
      >
        {choices.map((choice) => (
          <DropdownMenuItem
            key={choice.label}
            disabled={choice.unavailable}
            onSelect={() => choose(choice)}
            aria-current={choice.chosen || undefined}
            className={choice.chosen ? 'font-semibold' : undefined}
          >
            {choice.icon}
            {choice.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
