import { Fragment } from 'react'
import { scripts } from './symbols'

const ADDRESS = /(https?:\/\/[^\s;()]+[^\s;().,])/

/** Where something was seen, with its web addresses as links and its symbols set. */
export function Source({ text }: { text: string }) {
  return (
    <span className="wrap-anywhere">
      {text.split(ADDRESS).map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={part} rel="nofollow noopener" className="prose-link">
            {hostOf(part)}
          </a>
        ) : (
          <Fragment key={part}>{scripts(part)}</Fragment>
        ),
      )}
    </span>
  )
}

/** The whole address of a catalogue is long and says little. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address)
