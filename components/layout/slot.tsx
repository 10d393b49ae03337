'use client'
import { useState } from 'react'
import { slotComment } from '@/lib/http/caching'

/** What this browser found in slots: going back to a page finds it here. */
const found = new Map<string, string>()

type SlotProps = { name: string; html: string; className?: string }

/**
 * The place of HTML that the page cache fills in (decision 0016). A server component gives the slot's comment
 * as `html`: a document has the HTML in its page alone, where the browser finds it; what the router fetches
 * has it here.
 */
export function Slot({ name, html: given, className }: SlotProps) {
  const [html] = useState(() => (given === slotComment(name) ? inPage(name) : kept(name, given)))
  return <div data-slot={name} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

function inPage(name: string): string {
  if (typeof window === 'undefined') return slotComment(name)
  return kept(name, found.get(name) ?? document.querySelector(`[data-slot="${name}"]`)?.innerHTML ?? '')
}

function kept(name: string, html: string): string {
  if (typeof window !== 'undefined') found.set(name, html)
  return html
}
