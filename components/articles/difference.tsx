import type { ComparedPart, Passage, Piece } from '@/lib/articles/revisions/rules/difference'

/** What differs, part by part. Marked by a line through or under it and read out, not by colour alone. */
export function Difference({ parts }: { parts: ComparedPart[] }) {
  if (parts.length === 0) return <p className="text-ink-soft text-sm">Nothing that is compared differs.</p>
  return (
    <div className="grid gap-6">
      {parts.map(({ label, passages, pictures }) => (
        <section key={label} aria-label={label}>
          <h3 className="eyebrow mb-2">{label}</h3>
          <div className="grid gap-2 font-serif wrap-anywhere">
            {passages.map((passage, index) => (
              <Shown key={index} passage={passage} />
            ))}
          </div>
          {pictures && <Pictures {...pictures} />}
        </section>
      ))}
    </div>
  )
}

/** A drawing as it was beside what it is; one that came or went says so. */
const Pictures = ({ before, after }: NonNullable<ComparedPart['pictures']>) => (
  <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
    {before !== null && <Picture svg={before} says={after === null ? 'Removed' : 'Before'} />}
    {after !== null && <Picture svg={after} says={before === null ? 'Added' : 'After'} />}
  </div>
)

/** SVG of our own drawing code: paths and escaped texts, and none of an author's HTML. */
const Picture = ({ svg, says }: { svg: string; says: string }) => (
  <figure className="drawing border-hairline m-0 grid content-between gap-3 border p-4">
    <div dangerouslySetInnerHTML={{ __html: svg }} />
    <figcaption className="text-ink-soft text-sm">{says}</figcaption>
  </figure>
)

/** Of what is the same, enough to know the place. */
function Shown({ passage }: { passage: Passage }) {
  if (passage.kind === 'changed')
    return (
      <p>
        {passage.pieces.map((piece, index) => (
          <Marked key={index} piece={piece} />
        ))}
      </p>
    )
  const { blocks } = passage
  if (blocks.length <= 3)
    return blocks.map((block, index) => (
      <p key={index} className="text-ink-soft">
        {block}
      </p>
    ))
  return (
    <>
      <p className="text-ink-soft">{blocks[0]}</p>
      <p className="text-ink-faint border-hairline border-y py-1 text-center font-sans text-xs">
        {blocks.length - 2} paragraphs unchanged
      </p>
      <p className="text-ink-soft">{blocks.at(-1)}</p>
    </>
  )
}

function Marked({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'added')
    return (
      <ins className="bg-ok-wash text-ok underline decoration-1 underline-offset-2">
        <span className="sr-only"> added: </span>
        {text}
      </ins>
    )
  if (kind === 'removed')
    return (
      <del className="bg-bad-wash text-bad line-through">
        <span className="sr-only"> removed: </span>
        {text}
      </del>
    )
  return text
}
