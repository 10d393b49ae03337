import { Fragment } from 'react'
import { Scripts } from '../ui/symbols'
import { Unbroken } from '../ui/unbroken'

const PLAIN: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const unescaped = (text: string) => text.replace(/&(?:lt|gt|amp);/g, (entity) => PLAIN[entity]!)

/** A search's snippet: text with the matches marked. Read as text, never as HTML. */
export function Marked({ snippet }: { snippet: string }) {
  const parts = snippet.split(/<mark>(.*?)<\/mark>/s).map(unescaped)
  // A match can be a part of a standard, which is held together all the same.
  return (
    <Unbroken
      text={parts.join('')}
      show={(text, at) => <Slice parts={parts} from={at} to={at + text.length} />}
    />
  )
}

/** Some of the text that the parts are together; every second part is marked. */
function Slice({ parts, from, to }: { parts: string[]; from: number; to: number }) {
  let at = 0
  return parts.map((part, index) => {
    const text = part.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += part.length
    if (text === '') return null
    const shown = <Scripts text={text} />
    return index % 2 === 1 ? <mark key={index}>{shown}</mark> : <Fragment key={index}>{shown}</Fragment>
  })
}
