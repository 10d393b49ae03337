import { escapeHtml } from '@/lib/core/text'
import type { Drawn } from '../types'
import { runsOf } from './text'

/** Returns a text whose indices stand lower. */
export const withIndices = (text: string): string =>
  runsOf(text)
    .map(({ text: of, isIndex }) => (isIndex ? `<sub>${escapeHtml(of)}</sub>` : escapeHtml(of)))
    .join('')

/** Returns the numbers and the words of a drawing. */
export const wordsOf = ({ rows, description }: Drawn): string =>
  [
    rows.length > 0
      ? `<table><thead><tr><th scope="col">What</th><th scope="col">Value</th></tr></thead><tbody>${rows.map(([what, value]) => `<tr><th scope="row">${withIndices(what)}</th><td>${withIndices(value)}</td></tr>`).join('')}</tbody></table>`
      : '',
    `<p>${withIndices(description)}</p>`,
  ].join('')
