import type { Correction } from '@/lib/articles/calculations/types'
import { longDay } from '@/lib/core/dates'

/** Lists what published calculations said before, for readers who calculated with it. */
export const Corrections = ({ corrections }: { corrections: Correction[] }) => (
  <>
    <p>
      Every formula, given value, check and expected value that was changed or taken out after its calculation
      had been published, whatever the reason. Nothing is taken off this list.
    </p>
    {corrections.length === 0 ? <p>Nothing has been changed yet.</p> : corrections.map(listed)}
  </>
)

const listed = ({ id, calculation, article, revision, changes, correctedAt }: Correction) => (
  <section key={id} aria-labelledby={`correction-${id}`}>
    <h3 id={`correction-${id}`}>{calculation}</h3>
    <p className="font-sans text-sm">
      {longDay(correctedAt)}, in revision {revision} of{' '}
      {article.slug === null ? (
        `‘${article.title}’, which is not published any more`
      ) : (
        <a href={`/articles/${article.slug}`}>{article.title}</a>
      )}
      .{changes.length === 0 && ' The calculation was taken out.'}
    </p>
    {changes.map(({ says, before, after }, index) => (
      <dl
        key={index}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 font-sans text-sm [&_code]:wrap-anywhere"
      >
        <dt className="col-span-2 font-semibold">{says}</dt>
        <dt>Was</dt>
        <dd>
          <code>{before}</code>
        </dd>
        <dt>Is</dt>
        <dd>{after === null ? 'taken out' : <code>{after}</code>}</dd>
      </dl>
    ))}
  </section>
)
