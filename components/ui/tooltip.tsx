'use client'
import * as Radix from '@radix-ui/react-tooltip'
import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import { usePressed } from './use-pressed'

const InGroup = createContext(false)

/** Tooltips under one group open at once while the hand moves from one to the next. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <InGroup value={true}>
      <Radix.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Radix.Provider>
    </InGroup>
  )
}

type TooltipProps = {
  label: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /**
   * For a control that does nothing else: a press opens it too, and it stays until Escape, a press elsewhere
   * or a second one.
   */
  opensByPress?: boolean
  children: ReactElement
}

/** Repeats what the control is called; never the only place where something is said. */
export function Tooltip({ label, side = 'top', opensByPress = false, children }: TooltipProps) {
  const grouped = useContext(InGroup)
  const pressed = usePressed()
  const by = opensByPress ? pressed : undefined
  const tip = (
    <Radix.Root {...by?.root}>
      <Radix.Trigger asChild {...by?.trigger}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...by?.content}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-toast animate-fade-in bg-ink text-paper max-w-72 rounded-sm px-2 py-1 text-xs"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
  return grouped ? tip : <TooltipGroup>{tip}</TooltipGroup>
}
