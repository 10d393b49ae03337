'use client'
import { useState } from 'react'
import { slotComment } from '@/lib/http/caching'

/**
 * Either the HTML itself, or the name of the slot that the page cache fills: then the browser finds it in the
 * page.
 */
export type Body = { html: string } | { slot: string }

/** What this browser found in slots: going back to a page finds it here. */
const found = new Map<string, string>()

/** The body as it was cleaned and rendered when the article was stored. */
export function ArticleBody({ body }: { body: Body }) {
  const [html] = useState(() => ('html' in body ? body.html : inSlot(body.slot)))
  return (
    <div
      className="article mt-8"
      data-slot={'slot' in body ? body.slot : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function inSlot(name: string): string {
  if (typeof window === 'undefined') return slotComment(name)
  const html = found.get(name) ?? document.querySelector(`[data-slot="${name}"]`)?.innerHTML ?? ''
  found.set(name, html)
  return html
}
