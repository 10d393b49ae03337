import { Fragment } from 'react'

/** One or two letters with an index, as the plain form of an equation has them: d_0, γ_M0, V_Rd,c, σ_(max). A name_of_a_file is none. */
const INDEXED =
  /(?<![\p{L}\p{N}_])(\p{L}{1,2}′?)_(?:\(([^()]{1,24})\)|(\p{L}{0,8}\p{N}{0,2}(?:,[\p{L}\p{N}]{1,8})*)(?<=[\p{L}\p{N}])(?![\p{L}\p{N}_]))/gu

/** Text with the indices of its symbols set low. Nothing is added and nothing left out but the mark that stood for the index. */
export function Symbols({ text }: { text: string }) {
  const parts: { before: string; base: string; index: string }[] = []
  let end = 0
  for (const match of text.matchAll(INDEXED)) {
    const [whole, base = '', bracketed, plain] = match
    parts.push({ before: text.slice(end, match.index), base, index: bracketed ?? plain ?? '' })
    end = match.index + whole.length
  }
  return (
    <>
      {parts.map(({ before, base, index }, number) => (
        <Fragment key={number}>
          {before}
          {base}
          <sub>{index}</sub>
        </Fragment>
      ))}
      {text.slice(end)}
    </>
  )
}
