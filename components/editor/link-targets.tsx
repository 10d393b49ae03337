'use client'
import { reasonOf } from '@/lib/core/browser/api'
import { clauseOf, standardOf } from '@/lib/references/rules/clause'
import { TOO_SHORT } from '@/lib/search/constants'
import type { SearchHit } from '@/lib/search/types'
import { slugOf, standardAddress } from '@/lib/standards/rules/naming'
import type { Suggestions } from '../layout/use-suggestions'
import { Symbols } from '../ui/symbols'

export type LinkTarget = { title: string; address: string; detail: string }

/** Articles and standards that what is typed may mean, to be chosen; the focus stays with the caller. */
export function LinkTargets({ found, onChoose }: { found: Suggestions; onChoose: (to: LinkTarget) => void }) {
  const targets = [...standardsIn(found), ...found.hits.map(articleOf)]
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {found.state === 'tooShort' && TOO_SHORT}
        {found.state === 'failed' && `The library could not be searched: ${reasonOf(found.error)}`}
        {found.state === 'current' && targets.length === 0 && 'No article of the library has these words.'}
        {found.state === 'current' && targets.length > 0 && 'Choose where the link leads, or type more:'}
      </p>
      {targets.length > 0 && (
        <ul className="border-hairline max-h-60 overflow-y-auto border-t">
          {targets.map((target) => (
            <li key={target.address} className="border-hairline border-b">
              <button
                type="button"
                onClick={() => onChoose(target)}
                className="hover:bg-ink/7 grid min-h-10 w-full px-2 py-2 text-left text-sm wrap-anywhere -outline-offset-2"
              >
                <span>
                  <Symbols text={target.title} />
                </span>
                <span className="text-ink-soft text-xs">{target.detail}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const articleOf = ({ title, slug, category }: SearchHit): LinkTarget => ({
  title,
  address: `/articles/${slug}`,
  detail: category ? `Article, ${category.name}` : 'Article',
})

const squeezed = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Standards of the register that the found articles cite, and that what is typed names. */
export function standardsIn({ typed, hits }: Pick<Suggestions, 'typed' | 'hits'>): LinkTarget[] {
  const place = clauseOf(typed)
  const named = place && standardOf(place)
  const part = squeezed(typed)
  const cited = new Map(hits.flatMap(({ statuses }) => Object.entries(statuses)))
  return [...cited]
    .filter(([standard]) => standard === named || (/\d{3}/.test(part) && squeezed(standard).includes(part)))
    .map(([title, status]) => ({
      title,
      address: standardAddress(slugOf(title)),
      detail: `Standard, ${status.charAt(0).toLowerCase()}${status.slice(1)}`,
    }))
}
