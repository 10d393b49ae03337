'use client'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { FolderPlus } from 'lucide'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ReactNode } from 'react'
import { foldersQuery } from '@/lib/bookmarks/folders/hooks'
import type { Folder } from '@/lib/bookmarks/folders/types'
import { unfiledQuery } from '@/lib/bookmarks/hooks'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { dialogOnDemand } from '../ui/on-demand'
import { Select } from '../ui/select'
import { bookmarksAddress, type Shelf } from '@/lib/bookmarks/rules/addresses'
import { FolderDot } from '../ui/folder-label'
import { FolderMenu } from './folder-menu'

// Its form is fetched with the first press.
const CreateFolderDialog = dialogOnDemand(() =>
  import('./folder-dialogs').then((file) => file.CreateFolderDialog),
)

/**
 * The folders, 'No Folder' first: a column beside the list, and on a phone one control above it. Another
 * folder is shown in the same order.
 */
export function FolderColumn({ shelf: { folderId, sort } }: { shelf: Shelf }) {
  const router = useRouter()
  const { data: folders = [] } = useQuery(foldersQuery)
  const loose = useQuery(unfiledQuery).data?.total ?? 0
  const [creating, setCreating] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const current = folders.find(({ id }) => id === folderId)
  const open = (id: number | null) => router.push(bookmarksAddress({ folderId: id, sort }))

  const leave = (id: number) => {
    if (id === folderId) open(null)
    heading.current?.focus()
  }
  const create = (
    <Button variant="outline" size="sm" onClick={() => setCreating(true)}>
      <Icon shape={FolderPlus} />
      New folder
    </Button>
  )
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          Folders
        </h2>
        {create}
      </div>
      <div className="mt-3 flex items-center gap-1 lg:hidden">
        <Select
          aria-label="Folder"
          value={folderId ?? ''}
          onChange={(event) => open(Number(event.target.value) || null)}
        >
          <option value="">No Folder ({loose})</option>
          {folders.map((folder) => (
            <option key={folder.id} value={folder.id}>
              {folder.name} ({savedIn(folder)})
            </option>
          ))}
        </Select>
        {current && <FolderMenu folder={current} onDeleted={() => leave(current.id)} className="size-10!" />}
      </div>
      {current?.description && (
        <p className="text-ink-soft mt-2 text-sm wrap-anywhere lg:hidden">{current.description}</p>
      )}
      <nav aria-label="Folders" className="mt-3 max-lg:hidden">
        <ul className="grid grid-cols-1 gap-px">
          <FolderLink
            href={bookmarksAddress({ folderId: null, sort })}
            current={folderId === null}
            count={loose}
          >
            <span
              aria-hidden
              className="border-hairline-strong size-3 shrink-0 rounded-full border border-dashed"
            />
            No Folder
          </FolderLink>
          {folders.map((folder) => (
            <FolderLink
              key={folder.id}
              href={bookmarksAddress({ folderId: folder.id, sort })}
              current={folder.id === folderId}
              count={savedIn(folder)}
              description={folder.description}
              menu={<FolderMenu folder={folder} onDeleted={() => leave(folder.id)} />}
            >
              <FolderDot color={folder.color} />
              <span className="min-w-0 wrap-anywhere">{folder.name}</span>
            </FolderLink>
          ))}
        </ul>
      </nav>
      {creating && <CreateFolderDialog onClose={() => setCreating(false)} onCreated={({ id }) => open(id)} />}
    </div>
  )
}

const savedIn = ({ bookmarkCount, copyCount }: Folder): number => bookmarkCount + copyCount

type FolderLinkProps = {
  href: string
  current: boolean
  count: number
  description?: string | null
  menu?: ReactNode
  children: ReactNode
}

function FolderLink({ href, current, count, description, menu, children }: FolderLinkProps) {
  return (
    <li
      className={clsx(
        'flex items-start gap-1 rounded border-l-2 pr-1',
        current ? 'border-l-accent bg-sunken' : 'hover:bg-sunken border-l-transparent',
      )}
    >
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className="grid min-h-10 min-w-0 flex-1 content-center py-2 pl-3"
      >
        <span className={clsx('flex items-baseline gap-2 text-sm', current && 'font-semibold')}>
          <span className="flex min-w-0 flex-1 items-center gap-2">{children}</span>
          <span className="text-ink-faint font-mono text-xs font-normal tabular-nums">
            {count}
            <span className="sr-only"> saved</span>
          </span>
        </span>
        {current && description && (
          <span className="text-ink-soft mt-1 ml-5 block text-sm wrap-anywhere">{description}</span>
        )}
      </Link>
      <span className="grid size-8 shrink-0 place-items-center pt-1">{menu}</span>
    </li>
  )
}
