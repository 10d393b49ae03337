'use client'
import { useState } from 'react'
import { Slot } from '../layout/slot'

/** Either the HTML itself, or the name of the slot that the page cache fills. */
export type Body = { html: string } | { slot: string }

const STYLE = 'article mt-8'

/** The body as it was cleaned and rendered when the article was stored. */
export const ArticleBody = ({ body }: { body: Body }) =>
  'slot' in body ? <Slot name={body.slot} className={STYLE} /> : <Stored html={body.html} />

/** The HTML as it first came: calculations and drawings change it in place. */
function Stored({ html: given }: { html: string }) {
  const [html] = useState(given)
  return <div className={STYLE} dangerouslySetInnerHTML={{ __html: html }} />
}
