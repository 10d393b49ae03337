'use client'
import { useState } from 'react'
import { Slot } from '../layout/slot'

/** Either the HTML itself, or the slot that the page cache fills, with its comment as `html`. */
export type Body = { html: string; slot?: string }

const STYLE = 'article mt-8'

/** The body as it was cleaned and rendered when the article was stored. */
export const ArticleBody = ({ body }: { body: Body }) =>
  body.slot ? <Slot name={body.slot} html={body.html} className={STYLE} /> : <Stored html={body.html} />

/** The HTML as it first came: calculations and drawings change it in place. */
function Stored({ html: given }: { html: string }) {
  const [html] = useState(given)
  return <div className={STYLE} dangerouslySetInnerHTML={{ __html: html }} />
}
