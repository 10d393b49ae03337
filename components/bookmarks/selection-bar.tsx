'use client'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { FolderInput } from 'lucide'
import { foldersQuery } from '@/lib/bookmarks/folders/hooks'
import { buttonStyles } from '../ui/button-styles'
import { Checkbox } from '../ui/checkbox'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { FolderDot } from '../ui/folder-label'
import { Icon } from '../ui/icon'

type SelectionBarProps = {
  selected: number
  of: number
  /** On every page of the shelf. */
  total: number
  /** Where the selected ones are; not offered as a place to move to. */
  folderId: number | null
  onSelectAll: (selected: boolean) => void
  onMove: (folderId: number | null, name: string) => void
}

/** Selects everything in sight, and moves what is selected. Stays in sight while something is. */
export function SelectionBar({ selected, of, total, folderId, onSelectAll, onMove }: SelectionBarProps) {
  const { data: folders = [] } = useQuery(foldersQuery)
  const places = [{ id: null, name: 'No Folder', color: null }, ...folders].filter(
    ({ id }) => id !== folderId,
  )
  return (
    <div
      className={clsx(
        'border-hairline flex min-h-13 items-center justify-between gap-3 border-b',
        selected > 0 && 'bg-paper sticky top-(--header-height) z-10',
      )}
    >
      <Checkbox
        label={total > of ? `Select all ${of} on this page` : 'Select all'}
        className="items-center"
        checked={selected === of}
        onChange={(event) => onSelectAll(event.target.checked)}
      />
      <span role="status" className="text-ink-soft ml-auto text-sm tabular-nums">
        {selected > 0 && `${selected} selected`}
      </span>
      {selected > 0 &&
        (places.length > 0 ? (
          <DropdownMenu>
            <DropdownMenuTrigger className={buttonStyles({ variant: 'outline', size: 'sm' })}>
              <Icon shape={FolderInput} />
              Move to …
            </DropdownMenuTrigger>
            <DropdownMenuContent className="max-h-80 max-w-72 overflow-y-auto">
              {places.map(({ id, name, color }) => (
                <DropdownMenuItem key={id} onSelect={() => onMove(id, name)}>
                  {color ? (
                    <FolderDot color={color} />
                  ) : (
                    <span
                      aria-hidden
                      className="border-hairline-strong size-3 shrink-0 rounded-full border border-dashed"
                    />
                  )}
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
        ) : (
          <p className="text-ink-soft text-sm">Create a folder to move them to.</p>
        ))}
    </div>
  )
}
