import { isValidElement, type ReactNode } from 'react'
import { escapeHtml } from '@/lib/core/text'
import { unbroken, type Pieces } from './unbroken'

/**
 * One or two letters with an index, as the plain form of an equation has them: d_0, γ_M0, V_Rd,c, λ̄_LT,0,
 * f_ctk,0.05, E_0.05, σ_(max). A name_of_a_file is none.
 */
const INDEXED = String.raw`(?<![\p{L}\p{M}\p{N}_])(?<base>(?:\p{L}\p{M}*){1,2}′?)_(?:\((?<bracketed>[^()]{1,24})\)|(?<index>(?:\p{N}{1,2}\.\p{N}{1,2}[ab]?|\p{L}{0,8}\p{N}{0,2})(?:,(?:0\.\d{1,2}|[\p{L}\p{N}]{1,8}))*)(?<=[\p{L}\p{N}])(?![\p{L}\p{N}_]))`
/** A short number raised: π^2, 10^-3, f_ck^(2/3). */
const RAISED = String.raw`(?<=[\p{L}\p{M}\p{N})′])\^(?:\((?<power>[-−]?\d{1,3}(?:[./]\d{1,2})?)\)|(?<number>[-−]?\d{1,2})(?![\p{L}\p{N}^_]|\.\d))`
const SET = new RegExp(`${INDEXED}|${RAISED}`, 'gu')

/** What writers typed as print sets it, for excerpts and for titles: symbols, and standards on one line. */
export const Symbols = ({ text }: { text: string }) => unbroken(text, scripts)

/** Returns the same as HTML, for lists of thousands of texts, which React would take apart twice. */
export const symbolsHtml = (text: string): string => htmlOf(unbroken(text, scripts))

/** The pieces are strings, and elements of one name that bear nothing but a class. */
function htmlOf(pieces: ReactNode): string {
  if (Array.isArray(pieces)) return pieces.map(htmlOf).join('')
  if (!isValidElement<Piece>(pieces)) return typeof pieces === 'string' ? escapeHtml(pieces) : ''
  const name = String(pieces.type)
  const { className, children } = pieces.props
  return `<${name}${className ? ` class="${className}"` : ''}>${htmlOf(children)}</${name}>`
}

type Piece = { className?: string; children?: ReactNode }

/**
 * Returns a text with the indices of its symbols set low and powers high. Nothing is added and nothing left
 * out but the mark that stood for an index or a power.
 */
export function scripts(text: string): Pieces {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(SET)) {
    const { base = '', bracketed, index, power, number } = match.groups!
    parts.push(
      text.slice(end, match.index) + base,
      base ? <sub key={end}>{bracketed ?? index}</sub> : <sup key={end}>{power ?? number}</sup>,
    )
    end = match.index + match[0].length
  }
  return parts.length === 0 ? text : [...parts, text.slice(end)]
}
