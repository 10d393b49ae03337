'use client'
import { Info } from 'lucide'
import { Icon } from './icon'
import { Tooltip } from './tooltip'

type DefinitionProps = {
  /** What is defined, for whoever hears it. */
  of: string
  children: string
}

/**
 * What a figure counts: on hover, on focus, on a press, and heard by screen readers. The page's docs say the
 * same.
 */
export function Definition({ of, children }: DefinitionProps) {
  return (
    <Tooltip label={children} opensByPress>
      <button
        type="button"
        aria-label={`${of}: ${children}`}
        className="text-ink-faint hover:text-ink inline-grid size-6 shrink-0 place-items-center rounded-sm align-middle"
      >
        <Icon shape={Info} className="size-3.5" />
      </button>
    </Tooltip>
  )
}
