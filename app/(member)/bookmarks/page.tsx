import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { BookmarkList } from '@/components/bookmarks/bookmark-list'
import { bookmarksAddress } from '@/lib/bookmarks/rules/addresses'
import { FolderColumn } from '@/components/bookmarks/folder-column'
import { FolderCopies } from '@/components/copies/folder-copies'
import { OfflineCopies } from '@/components/offline/offline-copies'
import { Prefetched } from '@/components/ui/prefetched'
import { foldersQuery } from '@/lib/bookmarks/folders/hooks'
import { bookmarksQuery, unfiledQuery } from '@/lib/bookmarks/hooks'
import { leadToLastPage } from '@/lib/http/last-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { bookmarks } from './data'

export const metadata: Metadata = { title: 'My Bookmarks', robots: { index: false } }

export default async function BookmarksPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { viewer, data } = await readPage(bookmarks, { query: searchParams })
  return (
    <div className="page py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">My Bookmarks</h1>
      {data ? (
        <Shelves memberId={viewer.id} {...data} />
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

type ShelvesProps = NonNullable<Awaited<ReturnType<typeof bookmarks.load>>> & { memberId: string }

function Shelves({ memberId, folders, loose, shelf, found }: ShelvesProps) {
  leadToLastPage(found, (page) => bookmarksAddress({ ...shelf, page }))
  return (
    <Prefetched
      entries={[
        [foldersQuery.queryKey, folders],
        [unfiledQuery.queryKey, loose],
        [bookmarksQuery(shelf).queryKey, found],
      ]}
    >
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <FolderColumn shelf={shelf} />
        {/* Other words and pages leave it mounted: the words are typed in it. */}
        <div key={JSON.stringify([shelf.folderId, shelf.sort])} className="min-w-0">
          <BookmarkList shelf={shelf} />
          {shelf.folderId !== null && <FolderCopies folderId={shelf.folderId} />}
        </div>
      </div>
      <OfflineCopies memberId={memberId} />
    </Prefetched>
  )
}
