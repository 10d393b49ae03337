import { Fragment } from 'react'
import { Symbols } from '../ui/symbols'

const PLAIN: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const unescaped = (text: string) => text.replace(/&(?:lt|gt|amp);/g, (entity) => PLAIN[entity]!)

/** A search's snippet: text with the matches marked. Read as text, never as HTML. */
export function Marked({ snippet }: { snippet: string }) {
  return snippet.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = unescaped(part)
    const shown = <Symbols text={text} />
    return index % 2 === 1 ? <mark key={index}>{shown}</mark> : <Fragment key={index}>{shown}</Fragment>
  })
}
