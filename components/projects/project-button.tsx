'use client'
import { FolderKanban } from 'lucide'
import { useState } from 'react'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { dialogOnDemand } from '../ui/on-demand'

// Most readings never need it: it is fetched with the first press.
const SaveToProject = dialogOnDemand(() => import('./save-to-project').then((part) => part.SaveToProject))

type ProjectButtonProps = { articleId: number; title: string; locked: boolean }

/** Adds an article, or a section or drawing of it, to a project. */
export function ProjectButton(props: ProjectButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Save to project"
        onClick={() => setOpen(true)}
        className={buttonStyles({ variant: 'outline', size: 'sm', className: 'min-h-9' })}
      >
        <Icon shape={FolderKanban} />
        Project
      </button>
      {open && <SaveToProject {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
