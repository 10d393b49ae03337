'use client'
import { useState } from 'react'
import { heldBody } from './held-bodies'

/** Either the HTML itself, or the key of a body that the server holds and the page brings as HTML. */
export type Body = { html: string } | { held: string }

/** What this browser has read from pages it was brought: going back to one finds it here. */
const read = new Map<string, string>()

/** The body as it was cleaned and rendered when the article was stored. */
export function ArticleBody({ body }: { body: Body }) {
  const [html] = useState(() => ('html' in body ? body.html : bodyOf(body.held)))
  return (
    <div
      className="article mt-8"
      data-body={'held' in body ? body.held : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function bodyOf(key: string): string {
  if (typeof window === 'undefined') return heldBody(key)
  const known = read.get(key) ?? document.querySelector(`[data-body="${key}"]`)?.innerHTML ?? ''
  read.set(key, known)
  return known
}
