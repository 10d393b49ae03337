'use client'
import { reasonOf } from '@/lib/core/browser/api'
import { TOO_SHORT } from '@/lib/search/constants'
import type { SearchHit } from '@/lib/search/types'
import type { FoundStandard } from '@/lib/standards/public/types'
import { standardAddress } from '@/lib/standards/rules/naming'
import { type Combobox, optionId } from '../layout/use-combobox'
import { Symbols } from '../ui/symbols'
import type { Found } from './use-link-targets'

export type LinkTarget = { title: string; address: string; detail: string }

type LinkTargetsProps = {
  found: Found
  targets: LinkTarget[]
  combobox: Combobox
  onChoose: (to: LinkTarget) => void
}

/** Articles and standards that what is typed may mean, as the options of its field, which keeps the focus. */
export function LinkTargets({ found, targets, combobox, onChoose }: LinkTargetsProps) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {saidOf(found, targets.length)}
      </p>
      {targets.length > 0 && (
        <ul
          id={combobox.listId}
          role="listbox"
          aria-label="Articles and standards"
          className="border-hairline max-h-60 overflow-y-auto border-t"
        >
          {targets.map((target, index) => (
            <li key={target.address} role="presentation" className="border-hairline border-b">
              <button
                type="button"
                id={optionId(combobox.listId, index)}
                role="option"
                aria-selected={index === combobox.active}
                tabIndex={-1}
                onClick={() => onChoose(target)}
                className="hover:bg-ink/7 aria-selected:bg-info-wash grid min-h-10 w-full px-2 py-2 text-left text-sm wrap-anywhere -outline-offset-2"
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

/** What is found, or why nothing is. A short name of a standard is enough: “EC3”, “ACI”. */
function saidOf({ articles, answered, error }: Found, count: number): string | false {
  if (articles.state === 'failed') return `The library could not be searched: ${reasonOf(articles.error)}`
  if (error) return `The register could not be searched: ${reasonOf(error)}`
  if (count > 0)
    return (
      answered &&
      'Choose where the link leads, or type more. Enter takes the first, the arrow keys lead to the others:'
    )
  if (articles.state === 'tooShort') return answered && TOO_SHORT
  return answered && articles.state === 'current' && 'No article and no standard has these words.'
}

/** What may be chosen. What is typed with a figure names a standard; words alone are rather of an article. */
export function targetsOf({ articles, standards }: Found): LinkTarget[] {
  const [first, last] = [standards.map(standardTarget), articles.hits.map(articleTarget)]
  return /\d/.test(articles.typed) ? [...first, ...last] : [...last, ...first]
}

const articleTarget = ({ title, slug, category }: SearchHit): LinkTarget => ({
  title,
  address: `/articles/${slug}`,
  detail: category ? `Article, ${category.name}` : 'Article',
})

const standardTarget = ({ standard, slug, title, words }: FoundStandard): LinkTarget => ({
  title: standard,
  address: standardAddress(slug),
  detail: `${title}. Standard, ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
})
