import type { Tables } from '@/lib/calculations/types'
import { parseClean } from '../../rules/cleaning'
import { readCalculations } from '../../rules/calculations'
import { readDrawings } from '../../rules/drawings'
import type { ComparedPart } from './difference'
import { pairsOf } from './pairs'

type Picture = { title: string; svg: string }

/**
 * Returns the drawings of cleaned HTML that look otherwise than before, with both pictures: also one whose
 * lines are the same and whose calculation has other values. `tables` are those that calculations may read.
 */
export function comparePictures(before: string, after: string, tables: Tables): ComparedPart[] {
  const [former, now] = [picturesIn(before, tables), picturesIn(after, tables)]
  // Of a version that today's engine does not read, no picture can be said to be missing.
  const whole = former.isWhole && now.isWhole
  return pairsOf(former.pictures, now.pictures, ({ title }) => title)
    .filter(([first, second]) => first?.svg !== second?.svg && (whole || (first && second)))
    .map(([first, second]) => ({
      label: `Drawing: ${(second ?? first)!.title}`,
      passages: [],
      pictures: { before: first?.svg ?? null, after: second?.svg ?? null },
    }))
}

function picturesIn(clean: string, tables: Tables): { pictures: Picture[]; isWhole: boolean } {
  let isWhole = true
  const tree = parseClean(clean)
  const onFault = () => void (isWhole = false)
  const drawings = readDrawings(tree, readCalculations(tree, tables, onFault), onFault)
  return { pictures: [...drawings.values()], isWhole }
}
