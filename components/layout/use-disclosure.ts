'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { usePressOutside } from './use-press-outside'

type Disclosure = {
  open: boolean
  setOpen: (open: boolean) => void
  /** Around the button and what it opens. */
  frame: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** A button that shows and hides something. A press outside, Escape and leaving the page all close it. */
export function useDisclosure(): Disclosure {
  const pathname = usePathname()
  // Open on the page where it was opened, so that arriving at another page needs no effect to close it.
  const [openAt, setOpenAt] = useState<string | false>(false)
  const open = openAt === pathname
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  usePressOutside(frame, open, () => setOpenAt(false))
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  return { open, setOpen: (next) => setOpenAt(next && pathname), frame, button }
}
