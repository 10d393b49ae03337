import { Link } from '../ui/link'

const PAGES = [
  {
    href: '/help/calculations',
    title: 'Live calculations',
    about: 'How to read, change and write the calculations in articles: units, clauses, checks and tables.',
  },
  {
    href: '/help/drawings',
    title: 'Drawings',
    about:
      'How to read and write the drawings in articles: beams, sections, plans, connections and plots, from lines of text.',
  },
  {
    href: '/verification',
    title: 'Verification of the calculations',
    about: 'What every live calculation is compared with, and how that is done.',
  },
]

/** The help pages with a sentence each. */
export function HelpIndex() {
  return (
    <div className="page max-w-3xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Help</h1>
      <p className="mt-4 text-lg text-pretty">For those who read calculations and drawings, or write them.</p>
      <ul className="divide-hairline border-hairline mt-8 divide-y border-y">
        {PAGES.map(({ href, title, about }) => (
          <li key={href} className="py-4">
            <Link href={href} className="prose-link inline-block py-1 text-lg font-semibold">
              {title}
            </Link>
            <p className="text-ink-soft">{about}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        Something is not answered here?{' '}
        <Link href="/contact" className="prose-link">
          Write to us
        </Link>
        .
      </p>
    </div>
  )
}
