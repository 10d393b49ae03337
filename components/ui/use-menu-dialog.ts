import { useRef, useState } from 'react'

/**
 * A dialog that an entry of a menu opens. It opens when the menu has given the focus back, so that the focus
 * returns to the menu's button in the end: `choose` belongs to the entry, `onCloseAutoFocus` to the menu.
 */
export function useMenuDialog<Name extends string>() {
  const [dialog, setDialog] = useState<Name | null>(null)
  const chosen = useRef<Name | null>(null)
  return {
    dialog,
    choose: (name: Name) => {
      chosen.current = name
    },
    onCloseAutoFocus: () => {
      setDialog(chosen.current)
      chosen.current = null
    },
    close: () => setDialog(null),
  }
}
