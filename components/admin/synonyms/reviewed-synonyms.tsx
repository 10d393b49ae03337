import { Details } from '../../ui/details'
/** What search knows by itself. */
export function ReviewedSynonyms({ meanings }: { meanings: string[][] }) {
  return (
    <Details className="border-hairline mt-10 border-t pt-6">
      <summary className="cursor-pointer font-semibold">
        What search knows by itself ({meanings.length} meanings)
      </summary>
      <ul className="text-ink-soft mt-4 grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
        {meanings.map((names) => (
          <li key={names.join('|')} className="wrap-anywhere">
            {names.join(', ')}
          </li>
        ))}
      </ul>
    </Details>
  )
}
