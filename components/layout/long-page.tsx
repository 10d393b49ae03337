import type { ReactNode } from 'react'
import { mailtoOf } from '@/lib/core/mailto'
import { Details } from '../ui/details'

export type LongPageSection = { id: string; title: string; body: ReactNode }

type LongPageProps = {
  title: string
  updated?: string
  lead: ReactNode
  sections: LongPageSection[]
}

/** A long text with numbered sections and a list of them, set like an article. */
export function LongPage({ title, updated, lead, sections }: LongPageProps) {
  return (
    <div className="page grid gap-x-14 py-6 sm:py-10 xl:grid-cols-[minmax(0,46rem)_16rem] xl:justify-center">
      <article className="min-w-0">
        <header>
          <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
          {updated && <p className="text-ink-soft mt-3 text-sm">Last updated {updated}</p>}
          <p className="mt-4 max-w-[36em] text-lg text-pretty">{lead}</p>
        </header>
        <Details className="border-hairline mt-8 border-y py-3 xl:hidden print:hidden">
          <summary className="cursor-pointer text-sm font-semibold">Contents</summary>
          <div className="mt-3">
            <Contents sections={sections} />
          </div>
        </Details>
        <div className="article mt-8">
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {index + 1}. {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </article>
      <aside className="max-xl:hidden print:hidden">
        <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto pb-6">
          <p className="eyebrow mb-3">Contents</p>
          <Contents sections={sections} />
        </div>
      </aside>
    </div>
  )
}

function Contents({ sections }: { sections: LongPageSection[] }) {
  return (
    <nav aria-label="Contents">
      <ol className="border-hairline border-l text-sm">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="text-ink-soft hover:text-ink hover:border-accent -ml-px block border-l border-transparent py-1.5 pr-2 pl-4 leading-snug"
            >
              {index + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function MailLink({ to }: { to: string }) {
  return <a href={mailtoOf(to)}>{to}</a>
}
