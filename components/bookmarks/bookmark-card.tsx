'use client'
import { FolderTree, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import type { Bookmark } from '@/lib/bookmarks/types'
import { dayOf } from '@/lib/core/dates'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { BookmarkDialog } from './bookmark-dialog'
import { FolderBadge } from './folder-label'
import { Notes } from './notes'
import { useRemoval } from './use-removal'

type BookmarkCardProps = {
  bookmark: Bookmark
  selected: boolean
  onSelect: (selected: boolean) => void
  /** Focus must go elsewhere: the card is about to leave. */
  onRemoved: () => void
}

export function BookmarkCard({ bookmark, selected, onSelect, onRemoved }: BookmarkCardProps) {
  const [organizing, setOrganizing] = useState(false)
  const remove = useRemoval(bookmark.articleId)
  const { article, folders, createdAt } = bookmark
  return (
    <article className="border-hairline grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b py-5">
      <Checkbox
        aria-label={`Select ${article.title}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <div className="grid grid-cols-1 gap-2">
        <div className="group relative grid gap-2">
          <h3 className="text-lg leading-snug font-semibold break-words">
            <Link
              href={`/articles/${article.slug}`}
              prefetch={false}
              className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {article.title}
            </Link>
          </h3>
          <p className="text-ink-soft max-w-measure line-clamp-2 font-serif">{article.excerpt}</p>
        </div>
        <p className="eyebrow flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>
            Saved <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          </span>
          <span>{article.readTime} min read</span>
        </p>
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="sr-only">In </span>
          {folders.map((folder) => (
            <FolderBadge key={folder.id} {...folder} />
          ))}
          {folders.length === 0 && <Badge variant="neutral">No Folder</Badge>}
        </p>
        <Notes bookmark={bookmark} />
        <div className="-ml-3 flex flex-wrap gap-1">
          <Button
            variant="ghost"
            size="sm"
            className="text-ink-soft"
            aria-label={`Organize ${article.title}`}
            aria-haspopup="dialog"
            onClick={() => setOrganizing(true)}
          >
            <FolderTree aria-hidden />
            Organize
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-ink-soft"
            aria-label={`Remove ${article.title}`}
            onClick={() => {
              remove(bookmark)
              onRemoved()
            }}
          >
            <Trash2 aria-hidden />
            Remove
          </Button>
        </div>
      </div>
      {organizing && (
        <BookmarkDialog
          articleId={article.id}
          bookmarked
          onClose={() => setOrganizing(false)}
          onRemoved={onRemoved}
        />
      )}
    </article>
  )
}
