import { withSymbols } from '@/lib/calculations/rules/words'
import { plainName } from '@/lib/calculations/rules/names'
import type { ToastInput } from '../ui/toast'

/** Returns what to say of a link that was made with another revision of the article. */
export const linkNotice = (made: number, revision: number, onReset: () => void): ToastInput => ({
  ...(made > revision
    ? {
        title: `There is no revision ${made}`,
        description: `This is revision ${revision}, the current one, with the link’s values.`,
      }
    : {
        title: 'The article has changed',
        description: `The link was made with revision ${made}; this is revision ${revision}. The values are the link’s, the calculation is today’s.`,
      }),
  duration: 15_000,
  action: {
    label: 'Author’s values',
    hint: 'Reset, below the inputs, brings the author’s values back.',
    onPress: onReset,
  },
})

/** At most so many names are said, each as long as one may be: a link is text of anybody's. */
const NAMED = 4
const LONGEST = 40

/** Says above the inputs of a sheet which values of a link it has no place for; nothing where it has all. */
export function sayUnknown(sheet: HTMLElement, names: readonly string[]): void {
  sheet.querySelector('.calculation-unknown')?.remove()
  if (names.length === 0) return
  const notice = document.createElement('p')
  notice.className = 'calculation-unknown'
  notice.setAttribute('role', 'status')
  const quoted = names.map((name) =>
    name === 'region' ? 'national values' : `“${plainName(name.slice(0, LONGEST))}”`,
  )
  const more = quoted.length > NAMED ? [`${quoted.length - NAMED} more`] : []
  const list = new Intl.ListFormat('en-GB').format([...quoted.slice(0, NAMED), ...more])
  notice.innerHTML = withSymbols(
    `The link has a value for ${list}, which this calculation does not ask for; it is calculated without.`,
  )
  sheet.querySelector('.calculation-title')!.after(notice)
}
