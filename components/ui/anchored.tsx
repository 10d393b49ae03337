'use client'
import { useEffect, useRef, type ReactNode } from 'react'

/**
 * A part of a page that links elsewhere name. What is streamed into a page, and what a press within the site
 * brings, comes after the browser has looked for the fragment of the address.
 */
export function Anchored({ id, children }: { id: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (window.location.hash === `#${id}`) part.current?.scrollIntoView()
  }, [id])
  return (
    <div ref={part} id={id} className="scroll-mt-20">
      {children}
    </div>
  )
}
