'use client'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import type { OutlineEntry } from '@/lib/articles/types'
import { Symbols } from '../ui/symbols'

/** The article's headings; the one being read is marked. */
export function ContentsList({ outline }: { outline: OutlineEntry[] }) {
  const current = useCurrentHeading(outline)
  return (
    <nav aria-label="Contents">
      <ol className="border-hairline border-l text-sm">
        {outline.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={clsx(
                '-ml-px block border-l py-1 pr-2 leading-snug',
                level === 2 ? 'pl-4' : level === 3 ? 'pl-7' : 'pl-10',
                id === current
                  ? 'border-accent text-ink font-medium'
                  : 'text-ink-soft hover:text-ink border-transparent',
              )}
            >
              <Symbols text={text} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * The last heading above the upper third of the window; the first before any is. A jump counts like a scroll.
 */
function useCurrentHeading(outline: OutlineEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const headings = outline.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top < window.innerHeight / 3,
      )
      setCurrent((passed.at(-1) ?? headings[0])?.id ?? null)
    }
    let frame = requestAnimationFrame(look)
    const scroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    window.addEventListener('scroll', scroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scroll)
    }
  }, [outline])
  return current
}
