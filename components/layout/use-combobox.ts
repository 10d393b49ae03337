import { useId, useState, type KeyboardEvent } from 'react'

/** The index of no option: the field itself. */
export const FIELD = -1

export const optionId = (listId: string, index: number) => `${listId}-${index}`

export type Combobox = ReturnType<typeof useCombobox>

/**
 * The editable combobox of the WAI-ARIA Authoring Practices: the focus stays in the field, the arrow keys go
 * through the options, and `aria-activedescendant` names the active one. `options` is their number.
 */
export function useCombobox(options: number) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(FIELD)
  const listed = open && options > 0

  function show() {
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setActive(FIELD)
  }

  function onArrow(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || options === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    show()
    // One place beyond either end is the field.
    const places = options + 1
    const next = ((active + 1 + step + places) % places) - 1
    setActive(next)
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }

  return {
    listId,
    open,
    active,
    activate: setActive,
    show,
    close,
    onArrow,
    roles: {
      role: 'combobox',
      'aria-expanded': listed,
      'aria-controls': listed ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': listed && active !== FIELD ? optionId(listId, active) : undefined,
    } as const,
  }
}
