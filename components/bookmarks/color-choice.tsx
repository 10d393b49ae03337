import type { ComponentProps } from 'react'
import { FOLDER_PALETTE } from '@/lib/bookmarks/folders/constants'
import { FolderDot } from '../ui/folder-label'

/**
 * The palette as one group of radio buttons: arrows choose, and each colour has its name in words. Takes what
 * `register` returns.
 */
export function ColorChoice(field: ComponentProps<'input'>) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">Colour</legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1">
        {FOLDER_PALETTE.map(({ color, name }) => (
          <label
            key={color}
            className="has-checked:border-ink has-checked:bg-sunken hover:bg-sunken has-focus-visible:outline-focus relative flex min-h-9 cursor-pointer items-center gap-2 rounded border border-transparent px-2 text-sm has-focus-visible:outline-2"
          >
            <input
              type="radio"
              value={color}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              {...field}
            />
            <FolderDot color={color} className="size-4" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
