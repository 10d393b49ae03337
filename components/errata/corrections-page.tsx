import { longDay } from '@/lib/core/dates'
import { noticeId } from '@/lib/errata/constants'
import type { Erratum } from '@/lib/errata/types'
import { LongPage } from '../layout/long-page'
import { Link } from '../ui/link'

const errors = (count: number) => (count === 1 ? '1 error' : `${count.toLocaleString('en-GB')} errors`)

/** Every verified error: for readers who calculated with it, and for those who ask why to trust us. */
export function CorrectionsPage({ errata }: { errata: Erratum[] }) {
  const open = errata.filter(({ mendedIn }) => mendedIn === null)
  const mended = errata.filter(({ mendedIn }) => mendedIn !== null)
  return (
    <LongPage
      title="Corrections"
      lead={
        errata.length === 0
          ? 'No error has been verified in an article yet.'
          : `${errors(errata.length)} verified in articles of the library${mended.length > 0 ? `, ${mended.length} of them mended` : ''}. Nothing is taken off this list.`
      }
      sections={[
        { id: 'how', title: 'How errors are reported', body: <How /> },
        {
          id: 'open',
          title: 'Verified, not yet mended',
          body: open.length === 0 ? <p>None.</p> : <List errata={open} />,
        },
        {
          id: 'mended',
          title: 'Mended',
          body: mended.length === 0 ? <p>None.</p> : <List errata={mended} />,
        },
      ]}
    />
  )
}

const How = () => (
  <>
    <p>
      Below each article, members report an error in a passage, a row of a table, a line of a calculation or
      the answer of an exercise. The editors look it up and verify it, reject it with a reason, or hold it
      until they know. Once it is verified, a notice stands below the passage until a revision mends it, and
      it is listed here with that revision. Reporters are named where they agree.
    </p>
    <p>
      What was changed in live calculations is listed with{' '}
      <Link href="/verification#corrections">their verification</Link>.
    </p>
  </>
)

const List = ({ errata }: { errata: Erratum[] }) => (
  <>
    {errata.map((erratum) => (
      <Entry key={erratum.id} erratum={erratum} />
    ))}
  </>
)

function Entry({ erratum }: { erratum: Erratum }) {
  const { id, slug, articleTitle, kind, was, now, revision, mendedIn, reportedBy, verifiedAt } = erratum
  return (
    <section aria-labelledby={`erratum-${id}`}>
      <h3 id={`erratum-${id}`}>
        {slug === null ? (
          articleTitle
        ) : (
          <Link href={mendedIn === null ? `/articles/${slug}#${noticeId(id)}` : `/articles/${slug}`}>
            {articleTitle}
          </Link>
        )}
      </h3>
      <p className="font-sans text-sm">
        {kind === 'technical' ? 'Technical' : 'Editorial'}, found in revision {revision}, verified on{' '}
        <time dateTime={verifiedAt}>{longDay(verifiedAt)}</time>
        {mendedIn === null ? '' : `, mended in revision ${mendedIn}`}
        {slug === null ? '; the article is not published any more' : ''}.
        {reportedBy && ` Reported by ${reportedBy}.`}
      </p>
      <dl className="erratum-words">
        <dt>It said</dt>
        <dd>{was}</dd>
        <dt>Right is</dt>
        <dd>{now}</dd>
      </dl>
    </section>
  )
}
