'use client'
import clsx from 'clsx'
import { createContext, useContext, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Tooltip, TooltipGroup } from '../ui/tooltip'
import { keysFor } from './shortcuts'

const Roving = createContext<{ current: string; setCurrent: (label: string) => void }>({
  current: '',
  setCurrent: () => undefined,
})

type ToolbarProps = Omit<ComponentProps<'div'>, 'onKeyDown'> & {
  /** The tool that is reached first. */
  first: string
  onEscape: () => void
}

/** One stop of the Tab key; the arrow keys, Home and End move within, Escape leaves. */
export function Toolbar({ first, onEscape, className, children, ...rest }: ToolbarProps) {
  const [current, setCurrent] = useState(first)
  return (
    <Roving value={{ current, setCurrent }}>
      <TooltipGroup>
        <div role="toolbar" className={className} onKeyDown={(event) => rove(event, onEscape)} {...rest}>
          {children}
        </div>
      </TooltipGroup>
    </Roving>
  )
}

function rove(event: KeyboardEvent<HTMLDivElement>, onEscape: () => void): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  const at = tools.findIndex((tool) => tool === document.activeElement)
  // The choices of a tool stand elsewhere on the page, and answer their own keys.
  if (at === -1) return
  if (event.key === 'Escape') onEscape()
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  tools[(to + tools.length) % tools.length]?.focus()
}

type ToolbarButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  /** As TipTap writes them: Mod-Shift-8. */
  keys?: string
  pressed?: boolean
  unavailable?: boolean
}

export function ToolbarButton({
  label,
  keys,
  pressed,
  unavailable,
  className,
  onClick,
  ...rest
}: ToolbarButtonProps) {
  const { current, setCurrent } = useContext(Roving)
  return (
    <Tooltip label={keys ? `${label} (${keysFor(keys)})` : label}>
      <button
        type="button"
        data-tool
        aria-label={label}
        aria-pressed={pressed}
        // Not `disabled`: the focus would be lost when the last change is undone.
        aria-disabled={unavailable || undefined}
        tabIndex={current === label ? 0 : -1}
        onFocus={() => setCurrent(label)}
        // The selection stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={unavailable ? undefined : onClick}
        className={clsx(
          'text-ink-soft hover:bg-ink/7 hover:text-ink aria-pressed:bg-ink/12 aria-pressed:text-ink aria-pressed:ring-hairline-strong inline-flex h-9 min-w-9 items-center justify-center gap-1 rounded px-1 text-sm ring-inset focus-visible:-outline-offset-2 aria-disabled:opacity-40 aria-pressed:ring-1 sm:min-w-7.5 [&_svg]:size-4 [&_svg]:shrink-0',
          className,
        )}
        {...rest}
      />
    </Tooltip>
  )
}

export function ToolbarGap() {
  return <span aria-hidden className="bg-hairline my-2 w-px self-stretch max-sm:hidden" />
}
