import type { Cited, Edition } from '@/lib/standards/types'

type Registered = Pick<Edition, 'standard' | 'aliases' | 'year'>

/**
 * Returns a sentence for each standard that the register does not have, and for each year in which it has no
 * edition of one. The register need not be complete, so each is a question.
 */
export function notInRegister(cited: readonly Cited[], editions: readonly Registered[]): string[] {
  // An installation without a register knows none.
  if (editions.length === 0) return []
  const years = new Map<string, Set<number>>()
  for (const { standard, aliases, year } of editions)
    for (const name of [standard, ...aliases])
      years.set(name, (years.get(name) ?? new Set()).add(year ?? Infinity))
  return [...new Set(cited.flatMap((one) => questionOn(one, years.get(one.standard)) ?? []))]
}

function questionOn({ standard, year }: Cited, known: Set<number> | undefined): string | null {
  if (!known) return `${standard} is not in the register of standards. Is it written as it is called?`
  const dated = [...known].filter(Number.isFinite).sort()
  if (year === null || dated.length === 0 || known.has(year)) return null
  const of = dated.length === 1 ? `that of ${dated[0]}` : `those of ${listed(dated)}`
  return `The register has no edition ${standard}:${year}, but ${of}. Is the year right?`
}

const listed = (years: number[]) => `${years.slice(0, -1).join(', ')} and ${years.at(-1)}`
