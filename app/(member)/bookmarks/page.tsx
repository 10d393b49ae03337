import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Suspense } from 'react'
import { VerificationNotice } from '@/components/access/verification-notice'
import { ListSkeleton } from '@/components/articles/list-skeleton'
import { BookmarkList } from '@/components/bookmarks/bookmark-list'
import { bookmarksAddress, type Shelf } from '@/components/bookmarks/bookmarks-address'
import { FolderColumn } from '@/components/bookmarks/folder-column'
import { FolderCopies } from '@/components/copies/folder-copies'
import { isVerified } from '@/lib/auth/access'
import { pageViewer } from '@/lib/http/session'
import { foldersQuery } from '@/lib/bookmarks/folders/hooks'
import { listFolders } from '@/lib/bookmarks/folders/queries'
import type { Folder } from '@/lib/bookmarks/folders/types'
import { bookmarksQuery, unfiledQuery } from '@/lib/bookmarks/hooks'
import { listBookmarks } from '@/lib/bookmarks/queries'
import { bookmarkQuery } from '@/lib/bookmarks/schema'
import { Prefetched } from '@/lib/core/server/prefetched'

export const metadata: Metadata = { title: 'My Bookmarks', robots: { index: false } }

type Query = Record<string, string | string[] | undefined>

export default async function BookmarksPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('signedIn')
  return (
    <div className="page py-10">
      <h1 className="text-3xl font-semibold tracking-tight">My Bookmarks</h1>
      {isVerified(viewer) ? (
        <Shelves query={await searchParams} />
      ) : (
        <>
          <VerificationNotice email={viewer.email} className="mt-6" />
          <p className="text-ink-soft mt-6">
            You can keep articles here, with folders and notes, as soon as your email address is verified.
          </p>
        </>
      )}
    </div>
  )
}

async function Shelves({ query }: { query: Query }) {
  const viewer = await pageViewer('verified')
  const [folders, loose] = await Promise.all([
    listFolders(viewer),
    listBookmarks(viewer, { folderId: null, pageSize: 1 }),
  ])
  const shelf = shelfOf(query, folders)
  const seeds: Parameters<typeof Prefetched>[0]['entries'] = [
    [foldersQuery.queryKey, folders],
    [unfiledQuery.queryKey, loose],
  ]
  return (
    <Prefetched entries={seeds}>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <FolderColumn folderId={shelf.folderId} />
        {/* Other words and pages leave it mounted: the words are typed in it. */}
        <Suspense key={JSON.stringify([shelf.folderId, shelf.sort])} fallback={<ListSkeleton />}>
          <Results shelf={shelf} />
        </Suspense>
      </div>
    </Prefetched>
  )
}

async function Results({ shelf }: { shelf: Shelf }) {
  const found = await listBookmarks(await pageViewer('verified'), shelf)
  // An old link to a page that is no longer there: the last one is.
  if (found.items.length === 0 && found.total > 0)
    redirect(bookmarksAddress({ ...shelf, page: Math.ceil(found.total / found.pageSize) }))
  return (
    <Prefetched entries={[[bookmarksQuery(shelf).queryKey, found]]}>
      <div className="min-w-0">
        <BookmarkList shelf={shelf} />
        {shelf.folderId !== null && <FolderCopies folderId={shelf.folderId} />}
      </div>
    </Prefetched>
  )
}

/**
 * What the address says, as far as it can be understood: a folder that is gone, or not the viewer's, shows
 * 'No Folder'.
 */
function shelfOf({ folder, q, sort, page }: Query, folders: Folder[]): Shelf {
  const { shape } = bookmarkQuery
  const asked = shape.folderId.safeParse(folder).data
  return {
    folderId: folders.some(({ id }) => id === asked) ? asked! : null,
    q: shape.q.safeParse(q).data || undefined,
    sort: shape.sort.safeParse(sort).data,
    page: shape.page.safeParse(page).data,
  }
}
