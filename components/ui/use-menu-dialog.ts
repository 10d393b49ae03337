import { useRef, useState } from 'react'

/**
 * A dialog that an entry of a menu opens. It opens when the menu has given the focus back, so that the focus
 * returns to the menu's button in the end: `choose` belongs to the entry, `onCloseAutoFocus` to the menu.
 */
export function useMenuDialog<Choice extends string | object>() {
  const [dialog, setDialog] = useState<Choice | null>(null)
  const chosen = useRef<Choice | null>(null)
  return {
    dialog,
    choose: (choice: Choice) => {
      chosen.current = choice
    },
    onCloseAutoFocus: () => {
      setDialog(chosen.current)
      chosen.current = null
    },
    close: () => setDialog(null),
  }
}
