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

/** Says above the inputs of a sheet what of a link was not taken; nothing where all was. */
export function sayUnasked(sheet: HTMLElement, sentences: readonly string[]): void {
  if (sentences.length === 0) return
  const notice = document.createElement('p')
  notice.className = 'calculation-unknown'
  notice.setAttribute('role', 'status')
  notice.innerHTML = withSymbols(sentences.join(' '))
  sheet.querySelector('.calculation-title')!.after(notice)
}

/** Returns a sentence on the values of a link that a sheet has no place for. */
export function unasked(names: readonly string[]): string {
  const quoted = names.map((name) =>
    name === 'region' ? 'national values' : `“${plainName(name.slice(0, LONGEST))}”`,
  )
  const more = quoted.length > NAMED ? [`${quoted.length - NAMED} more`] : []
  return `The link has a value for ${listOf([...quoted.slice(0, NAMED), ...more])}, which this calculation does not ask for; it is calculated without.`
}

/** Returns a sentence on national values of a link that a sheet does not have, and on those that it has. */
export function regionRefused(region: string, { options, selectedOptions }: HTMLSelectElement): string {
  const [taken] = selectedOptions
  const offered = [...options].map(({ text }) => text)
  return `The link asks for the national values “${region.slice(0, LONGEST)}”, which this calculation does not have: it has ${listOf(offered)}, and is calculated with ${taken?.text}.`
}

const listOf = (words: readonly string[]): string => new Intl.ListFormat('en-GB').format(words)
