'use client'
import { useQuery } from '@tanstack/react-query'
import { Bookmark as BookmarkIcon } from 'lucide'
import { useRef, useState } from 'react'
import { foldersQuery } from '@/lib/bookmarks/folders/hooks'
import { bookmarksQuery, useMoveBookmarks } from '@/lib/bookmarks/hooks'
import { reasonOf } from '@/lib/core/browser/api'
import { ListSkeleton } from '../articles/list-skeleton'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { ErrorState } from '../ui/error-state'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Pagination } from '../ui/pagination'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { BookmarkCard } from './bookmark-card'
import { bookmarksAddress, type Shelf } from '@/lib/bookmarks/rules/addresses'
import { refused } from './notices'
import { SelectionBar } from './selection-bar'
import { ShelfTools } from './shelf-tools'

/**
 * One folder's bookmarks. Another folder or order is another list: the page mounts it anew, with nothing
 * selected.
 */
export function BookmarkList({ shelf }: { shelf: Shelf }) {
  const { folderId } = shelf
  const found = useQuery(bookmarksQuery(shelf))
  const { data: folders } = useQuery(foldersQuery)
  const move = useMoveBookmarks()
  const [chosen, setChosen] = useState<number[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const name = folders?.find(({ id }) => id === folderId)?.name ?? 'No Folder'
  const { items = [], total = 0, pageSize = 1 } = found.data ?? {}
  const selected = items.map(({ articleId }) => articleId).filter((id) => chosen.includes(id))
  const leave = () => heading.current?.focus()

  const moveTo = (target: number | null, targetName: string) => {
    const articleIds = selected
    setChosen([])
    leave()
    perform(
      move,
      { articleIds, folderId: target, fromFolderId: folderId },
      {
        onSuccess: ({ moved }) =>
          toast({
            title: 'Bookmarks Moved',
            description: `${moved} ${moved === 1 ? 'article' : 'articles'} moved to ‘${targetName}’.`,
            variant: 'success',
          }),
        onError: (error) => {
          setChosen(articleIds)
          toast(refused(error, 'Failed to move the bookmarks'))
        },
      },
    )
  }
  return (
    <section aria-labelledby="shelf" className="min-w-0">
      <div className="border-ink flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b pb-3">
        <h2
          id="shelf"
          ref={heading}
          tabIndex={-1}
          className="min-w-0 text-xl font-semibold wrap-anywhere outline-none"
        >
          {name}
        </h2>
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {total} {total === 1 ? 'article' : 'articles'} {shelf.q ? 'found' : 'saved'}
        </p>
      </div>
      {(total > 0 || shelf.q) && (
        <div className="mt-4">
          <ShelfTools shelf={shelf} folderName={name} />
        </div>
      )}
      {found.isPending && <ListSkeleton />}
      {found.isError && !found.data && (
        <ErrorState
          className="mt-6"
          title="Failed to fetch bookmarks"
          message={reasonOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {items.length > 0 && (
        <>
          <SelectionBar
            selected={selected.length}
            of={items.length}
            total={total}
            folderId={folderId}
            onSelectAll={(all) => setChosen(all ? items.map(({ articleId }) => articleId) : [])}
            onMove={moveTo}
          />
          {items.map((bookmark) => (
            <BookmarkCard
              key={bookmark.id}
              bookmark={bookmark}
              selected={selected.includes(bookmark.articleId)}
              onSelect={(on) =>
                setChosen(
                  on ? [...chosen, bookmark.articleId] : chosen.filter((id) => id !== bookmark.articleId),
                )
              }
              onRemoved={leave}
            />
          ))}
        </>
      )}
      {found.data && items.length === 0 && (
        <Nothing
          shelf={shelf}
          elsewhere={total > 0}
          filed={folders?.some(({ bookmarkCount }) => bookmarkCount > 0) ?? false}
        />
      )}
      <div className="mt-8">
        <Pagination
          page={shelf.page ?? 1}
          pages={Math.ceil(total / pageSize)}
          href={(page) => bookmarksAddress({ ...shelf, page })}
          label="Pages of the bookmarks"
        />
      </div>
    </section>
  )
}

type NothingProps = {
  shelf: Shelf
  /** Whether other pages have some. */
  elsewhere: boolean
  /** Whether folders have some. */
  filed: boolean
}

function Nothing({ shelf, elsewhere, filed }: NothingProps) {
  if (elsewhere || shelf.q)
    return (
      <EmptyState
        as="h3"
        className="mt-6"
        title={elsewhere ? 'Nothing left on this page' : 'No bookmarks found'}
        description={elsewhere ? undefined : 'No title, excerpt or note here holds all of these words.'}
        action={
          <Link
            href={bookmarksAddress({ ...shelf, page: 1, q: elsewhere ? shelf.q : undefined })}
            className={buttonStyles({ variant: 'outline' })}
          >
            {elsewhere ? 'To the first page' : 'Show all of the folder'}
          </Link>
        }
      />
    )
  return (
    <EmptyState
      as="h3"
      className="mt-6"
      icon={<Icon shape={BookmarkIcon} />}
      title="No bookmarks yet"
      description={
        shelf.folderId === null
          ? filed
            ? 'None outside your folders, that is: choose one to see what is in it.'
            : 'Bookmark an article, with a note of why, to find it here again.'
          : 'Put an article into this folder from its page, or move bookmarks here from another folder.'
      }
      action={
        <Link href="/articles" className={buttonStyles({})}>
          Browse Articles
        </Link>
      }
    />
  )
}
