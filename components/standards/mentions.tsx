'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dayOf } from '@/lib/core/dates'
import { mentionsQuery } from '@/lib/standards/mentions/hooks'
import type { Mentions as FoundMentions, NamedAt, Some } from '@/lib/standards/mentions/types'
import { useCurrentUser } from '@/lib/users/hooks'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'

/**
 * The comments and the reader's own notes that name this place: asked for once the page is shown, which is
 * the same for everybody. Nothing for visitors, and where nothing names it.
 */
export function Mentions({ at, name }: { at: NamedAt; name: string }) {
  const found = useMentions(at)
  if (!found) return null
  const { comments, notes } = found
  return (
    <section aria-labelledby="mentions" className="mt-12 max-w-3xl print:hidden">
      <h2 id="mentions" className="scroll-mt-24 text-xl font-semibold">
        In comments and your notes
      </h2>
      <p className="text-ink-soft mt-2 text-sm">
        Comments of members that name {name}: nobody has checked what they say. Your notes beside bookmarks
        are seen by you alone.
      </p>
      <Found title="Comments" found={comments}>
        {comments.items.map(({ id, quote, href, article, author, createdAt }) => (
          <Quote key={id} quote={quote}>
            <span className="text-ink">
              {author.firstName} {author.lastName}
            </span>
            , <time dateTime={createdAt}>{dayOf(createdAt)}</time>, below{' '}
            <Link href={href} className="prose-link" aria-label={`Comment on ${article.title}`}>
              <Symbols text={article.title} />
            </Link>
          </Quote>
        ))}
      </Found>
      <Found title="Your notes" found={notes}>
        {notes.items.map(({ id, quote, href, article }) => (
          <Quote key={id} quote={quote}>
            Your bookmark of{' '}
            <Link href={href} className="prose-link">
              <Symbols text={article.title} />
            </Link>
          </Quote>
        ))}
      </Found>
    </section>
  )
}

/** Leads from the head of the page to that part; its line is as high without it. */
export function MentionsLink({ at }: { at: NamedAt }) {
  const found = useMentions(at)
  return (
    found && (
      <a href="#mentions" className="prose-link inline-flex min-h-6 items-center text-sm print:hidden">
        Comments and notes ({found.comments.total + found.notes.total})
      </a>
    )
  )
}

/** Returns what names a place, for who may read it; null where that is nothing, and while it is not known. */
function useMentions(at: NamedAt): FoundMentions | null {
  const { user } = useCurrentUser()
  const reads = user !== null && (user.emailVerified || user.role === 'admin')
  const { data } = useQuery({ ...mentionsQuery(at), enabled: reads })
  return data && data.comments.total + data.notes.total > 0 ? data : null
}

function Found({
  title,
  found: { items, total },
  children,
}: {
  title: string
  found: Some<unknown>
  children: ReactNode
}) {
  if (total === 0) return null
  return (
    <>
      <h3 className="eyebrow mt-5">
        {title} <span className="tabular-nums">({total})</span>
      </h3>
      <ul className="border-hairline divide-hairline mt-2 divide-y border-y">{children}</ul>
      {total > items.length && (
        <p className="text-ink-soft mt-2 text-sm">The latest {items.length} are listed.</p>
      )}
    </>
  )
}

function Quote({ quote, children }: { quote: string; children: ReactNode }) {
  return (
    <li className="grid gap-1 py-3 text-sm">
      <p className="wrap-anywhere">“{quote}”</p>
      <p className="text-ink-soft">{children}</p>
    </li>
  )
}
