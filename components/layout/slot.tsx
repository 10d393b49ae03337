'use client'
import { useState } from 'react'
import { slotComment } from '@/lib/http/caching'

/** What this browser found in slots: going back to a page finds it here. */
const found = new Map<string, string>()

/** The place of HTML that the page cache fills in, and the browser finds in the page (decision 0016). */
export function Slot({ name, className }: { name: string; className?: string }) {
  const [html] = useState(() => inPage(name))
  return <div data-slot={name} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

function inPage(name: string): string {
  if (typeof window === 'undefined') return slotComment(name)
  const html = found.get(name) ?? document.querySelector(`[data-slot="${name}"]`)?.innerHTML ?? ''
  found.set(name, html)
  return html
}
