import { Calculator, PenLine, Scale } from 'lucide'
import type { ArticleFace } from '@/lib/articles/types'
import { Badge } from '../ui/badge'
import { Cover } from '../ui/cover'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'

/** What members have of every article. */
const BRINGS = [
  {
    icon: Calculator,
    text: 'Worked examples; in many the numbers are yours to change, with each step and its clause.',
  },
  { icon: Scale, text: 'Drawings to scale, and each standard with the status that it has today.' },
  {
    icon: PenLine,
    text: 'Search by clause, symbol or grade, and folders for what you keep, with your notes.',
  },
]

/** What an article is about, for whoever has come to its address without being signed in. */
export function ArticleFront({ about }: { about: ArticleFace }) {
  const { author, credit } = about
  return (
    <section aria-labelledby="about-article" className="page max-w-3xl pb-20">
      <div className="border-hairline with-cover border-t pt-8">
        <p className="eyebrow flex flex-wrap items-center gap-x-4 gap-y-1">
          {about.category && <span>{about.category}</span>}
          <span>{about.readTime} min read</span>
          {/* A person is named here only where they agreed to it. */}
          {credit && (
            <span>
              By {author.firstName} {author.lastName}
            </span>
          )}
          {about.premium && <Badge variant="accent">Premium</Badge>}
          {about.calculation && <Badge variant="info">Live calculation</Badge>}
        </p>
        <h2 id="about-article" className="text-2xl font-semibold tracking-tight">
          In this article
        </h2>
        <p className="text-ink-soft max-w-measure mt-2 font-serif">
          <Symbols text={about.excerpt} />
        </p>
        <Cover src={about.cover} />
      </div>
      {about.contents.length > 0 && (
        <ol className="text-ink-soft mt-6 list-inside list-decimal columns-1 gap-x-10 sm:columns-2">
          {about.contents.map((heading) => (
            <li key={heading} className="break-inside-avoid py-1">
              <Symbols text={heading} />
            </li>
          ))}
        </ol>
      )}
      {about.standards.length > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-1.5">
          <span className="text-ink-soft mr-2 text-sm">It rests on</span>
          {about.standards.map((standard) => (
            <Badge key={standard} variant="code">
              {standard}
            </Badge>
          ))}
          <Link href="/standards" className="text-link ml-2 text-sm underline underline-offset-4">
            The status of each
          </Link>
        </p>
      )}
      <h2 className="mt-10 text-lg font-semibold">What members have of it</h2>
      <ul className="mt-3 grid gap-3">
        {BRINGS.map(({ icon, text }) => (
          <li key={text} className="text-ink-soft flex gap-3">
            <Icon shape={icon} className="text-accent mt-1 size-4 flex-none" strokeWidth={1.75} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
