import clsx from 'clsx'
import type { OutlineEntry } from '@/lib/articles/types'
import { Symbols } from '../ui/symbols'

/** The article's headings. `CurrentHeading` marks the one that is being read. */
export const ContentsList = ({ outline }: { outline: OutlineEntry[] }) => (
  <nav aria-label="Contents" data-contents>
    <ol className="border-hairline border-l text-sm">
      {outline.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={clsx(
              'text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink -ml-px block border-l border-transparent py-1 pr-2 leading-snug aria-[current]:font-medium',
              level === 2 ? 'pl-4' : level === 3 ? 'pl-7' : 'pl-10',
            )}
          >
            <Symbols text={text} />
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
