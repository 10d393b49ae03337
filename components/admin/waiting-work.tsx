import { Link } from '../ui/link'

/** What waits for a decision today; `noun` follows the number. */
export type Waiting = {
  /** The page of the administration where it is decided; null for the dashboard itself. */
  of: string | null
  /** The list that holds just that. */
  href: string
  label: string
  count: number
  noun: string
}

/** What waits, each with its number and the way to its list. */
export function WaitingWork({ waiting }: { waiting: Waiting[] }) {
  const open = waiting.filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="waiting" className="mt-8">
      <h2 id="waiting" className="border-ink border-b pb-3 text-lg font-semibold">
        Waiting for you
      </h2>
      {open.length === 0 ? (
        <p className="text-ink-soft py-4 text-sm">Nothing waits for a decision.</p>
      ) : (
        <ul className="divide-hairline divide-y">
          {open.map(({ href, label, count, noun }) => (
            <li key={href} className="group hover:bg-sunken relative flex items-baseline gap-4 py-2.5">
              <span className="min-w-8 shrink-0 text-xl font-semibold tabular-nums">
                {count.toLocaleString('en-GB')}
              </span>
              <Link
                href={href}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {label} <span className="text-ink-soft">{noun}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
