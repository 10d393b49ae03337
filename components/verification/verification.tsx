import type { CheckedCalculation, Correction } from '@/lib/articles/calculations/types'
import { ENGINE } from '@/lib/calculations/constants'
import { sheetId } from '@/lib/calculations/rules/entered'
import { shownPercent } from '@/lib/calculations/rules/numbers'
import { mostDifferent, placeOfValue } from '@/lib/calculations/rules/verification'
import { longDay } from '@/lib/core/dates'
import { LongPage } from '../layout/long-page'
import { Badge } from '../ui/badge'
import { Symbols } from '../ui/symbols'
import { CaseTable } from './case-table'
import { Corrections } from './corrections'

type VerificationProps = { calculations: CheckedCalculation[]; corrections: Correction[] }

/** What every live calculation of the library is compared with, for readers who ask why to trust it. */
export function Verification({ calculations, corrections }: VerificationProps) {
  const verified = calculations.filter((one) => one.verified)
  const values = calculations.reduce((sum, { cases }) => sum + cases.length, 0)
  const [most] = calculations.toSorted((a, b) => (b.largestDifference ?? 0) - (a.largestDifference ?? 0))
  return (
    <LongPage
      title="Verification of the calculations"
      lead={
        !most ? (
          'No article of the library holds a live calculation yet.'
        ) : (
          <>
            {verified.length} of {calculations.length} live calculations are verified, with {values} values
            that their authors give by other methods. The largest difference is <Largest calculation={most} />
            {most.largestDifference === null ? '' : ` (${most.title})`}.
          </>
        )
      }
      sections={[
        { id: 'how', title: 'How it is done', body: <How /> },
        { id: 'calculations', title: 'Every calculation', body: <List calculations={calculations} /> },
        { id: 'corrections', title: 'What was changed', body: <Corrections corrections={corrections} /> },
      ]}
    />
  )
}

/** The largest difference of a calculation, with a link to the value that has it. */
function Largest({ calculation }: { calculation: CheckedCalculation }) {
  const most = mostIn(calculation)
  if (!most) return shownPercent(calculation.largestDifference ?? 0)
  return (
    <>
      {shownPercent(most.difference!)} in{' '}
      <a href={`#${most.id}`} className="prose-link">
        <Symbols text={placeOfValue(most)} />
      </a>
    </>
  )
}

/** The value that differs most, with the id of its row. */
function mostIn({ article, key, cases }: CheckedCalculation) {
  const most = mostDifferent(cases)
  return most && { ...most, id: `most-${article.slug}-${key}` }
}

const How = () => (
  <>
    <p>
      Each calculation holds values that were found another way than by its own lines: by another method, a
      separate program, equilibrium, or a published example. Its author enters them with a tolerance and where
      they come from. They are calculated again whenever the article is saved, whenever the engine changes (it
      is at version {ENGINE}), and in the tests of every release.
    </p>
    <ul>
      <li>
        A calculation is <strong>verified</strong> with at least two such values whose source is named, all of
        them within their tolerance.
      </li>
      <li>
        Every combination of the ends of its inputs’ ranges, of the rows of its choices and of the countries
        gives a result or a sentence that says why there is none. Most lines are shown to have one whatever is
        entered, as no divisor can be zero and no root is of a negative number; the others are calculated at
        every combination of the inputs that they depend on.
      </li>
      <li>
        The engine itself is compared with another implementation on a thousand random expressions with units.
      </li>
      <li>
        Formulas that public libraries test as well return the values of those tests, or the difference is
        explained.
      </li>
    </ul>
    <p>
      <a href="/help/calculations">How live calculations are read and written</a>. Found something wrong?{' '}
      <a href="/contact">Tell us</a>. Errors that were verified in articles are listed as{' '}
      <a href="/corrections">corrections</a>.
    </p>
  </>
)

const List = ({ calculations }: { calculations: CheckedCalculation[] }) => (
  <>
    {calculations.map((one) => (
      <section key={`${one.article.slug} ${one.key}`} aria-labelledby={`v-${one.article.slug}-${one.key}`}>
        <h3 id={`v-${one.article.slug}-${one.key}`}>
          <a href={`/articles/${one.article.slug}#${sheetId(one.key)}`}>{one.title}</a>
        </h3>
        <p className="font-sans text-sm">
          <Badge variant={one.verified ? 'ok' : 'neutral'}>
            {one.verified ? 'Verified' : 'Not verified yet'}
          </Badge>{' '}
          {one.standard && <>{one.standard}. </>}
          {one.cases.length} {one.cases.length === 1 ? 'value' : 'values'}
          {one.largestDifference !== null && (
            <>
              , largest difference <Largest calculation={one} />
            </>
          )}
          ; engine {one.engine}, {longDay(one.verifiedAt)}. In the article ‘{one.article.title}’.
        </p>
        {one.cases.length > 0 && (
          <details id={`values-${one.article.slug}-${one.key}`} className="whole-on-paper">
            <summary className="cursor-pointer font-sans text-sm font-medium">
              The values <span className="sr-only">of {one.title}</span>
            </summary>
            <CaseTable title={one.title} cases={one.cases} linked={mostIn(one)} />
          </details>
        )}
      </section>
    ))}
  </>
)
