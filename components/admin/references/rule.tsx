import { TYPE_RULE } from '@/lib/references/constants'
import { Details } from '../../ui/details'

/** How a line's type is decided, for whoever wonders why. */
export function Rule() {
  return (
    <Details className="border-hairline bg-surface mt-8 rounded-md border">
      <summary className="cursor-pointer px-5 py-3 font-semibold">How references are read</summary>
      <div className="grid gap-4 px-5 pb-5 text-sm">
        <p>
          Each line is one reference. It is taken apart into the body that publishes, number, part, year and
          the place it names: a clause, table, figure, equation, annex or page. Of several documents or places
          the first counts. The type is the first of these that fits:
        </p>
        <ol className="grid list-decimal gap-1 pl-5">
          {TYPE_RULE.map(([type, rule]) => (
            <li key={type}>
              <span className="font-semibold capitalize">{type}</span>: {rule}
            </li>
          ))}
        </ol>
        <p>Where that goes wrong, correct the line: it then means the same in every article.</p>
      </div>
    </Details>
  )
}
