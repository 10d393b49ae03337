import type * as Radix from '@radix-ui/react-tooltip'
import { type ComponentProps, useRef, useState } from 'react'

type Pressed = {
  root: ComponentProps<typeof Radix.Root>
  trigger: ComponentProps<typeof Radix.Trigger>
  content: ComponentProps<typeof Radix.Content>
}

/**
 * Lets a press open a tooltip, which by itself knows hover and focus only, is deaf to touch, and takes a
 * press for “close”.
 */
export function usePressed(): Pressed {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  /** Opened by a press: the pointer may go elsewhere. */
  const held = useRef(false)
  /** Between down and up, where the tooltip would close what the press is about to open. */
  const pressing = useRef(false)
  const letGo = () => {
    held.current = false
  }
  return {
    root: {
      open,
      onOpenChange: (next) => {
        if (next) setOpen(true)
        else if (!held.current && !pressing.current) setOpen(false)
      },
    },
    trigger: {
      ref: trigger,
      onPointerDown: () => {
        pressing.current = true
      },
      onPointerLeave: () => {
        pressing.current = false
      },
      onClick: (event) => {
        event.preventDefault()
        pressing.current = false
        held.current = !held.current
        setOpen(held.current)
      },
      onBlur: letGo,
    },
    content: {
      onEscapeKeyDown: letGo,
      onPointerDownOutside: (event) => {
        // A second press on the control is its own to answer.
        if (trigger.current?.contains(event.target as Node)) event.preventDefault()
        else letGo()
      },
    },
  }
}
